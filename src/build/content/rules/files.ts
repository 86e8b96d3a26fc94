import { posix } from "node:path";
import { FILE_KINDS, fileKindOf, slugOf } from "../file-kinds";
import { type Problem, fileProblem } from "../problem";
import { type SiteRule } from "../site";
import { didYouMean, quote } from "../wording";

const SINGLE_FILES = FILE_KINDS.filter(({ folder }) => !folder).map(({ path }) => path);
const SLUG = /^(?!index$|404$|page$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Files that are missing, lie where the site does not look for them, or bear a name that it cannot use. */
export const files: SiteRule = site => [
  ...SINGLE_FILES.filter(path => !site.files.has(path)).map(path =>
    fileProblem(
      path,
      "The file is missing, and the site cannot be built without it. Put it back from the project's history.",
    ),
  ),
  ...[...site.files.keys()].flatMap(misplaced),
];

function misplaced(path: string): Problem[] {
  if (/\.json$/i.test(path)) return misplacedJson(path);
  if (path.endsWith(".md") || /^(?:photos|team)\/[^/]+\.(?:jpe?g|png|webp)$|^logos\/[^/]+\.svg$/.test(path)) return [];
  const lower = path.replace(/[^.]+$/, ending => ending.toLowerCase());
  const advice = /^(?:photos|team)\/[^/]+\.(?:JPE?G|PNG|WEBP)$/i.test(path)
    ? `Rename it to ${quote(posix.basename(lower))}: its ending must be in small letters.`
    : "Photographs are .jpg, .png or .webp files in content/photos or content/team, logos .svg files in content/logos. Export it as one of them, or delete it.";
  return [fileProblem(path, `The site cannot use this file here. ${advice}`, "warning")];
}

function misplacedJson(path: string): Problem[] {
  const kind = fileKindOf(path);
  if (kind === undefined)
    return [
      fileProblem(
        path,
        `The site knows no such file.${didYouMean(path, SINGLE_FILES)} Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).`,
      ),
    ];
  if (!kind.folder || SLUG.test(slugOf(path))) return [];
  return [
    fileProblem(
      path,
      `The file name ${quote(posix.basename(path))} cannot become an address. Use small letters, digits and single hyphens, for example roof-coating-ipswich.json.`,
    ),
  ];
}
