import { posix } from "node:path";
import { FILE_KINDS, fileKindOf } from "../file-kinds";
import { didYouMean } from "../nearest";
import { isPictureName } from "../picture-facts";
import { type Problem, fileProblem } from "../problem";
import { SLUG, type Site, type SiteRule, slugsIn } from "../site";
import { oneOf, quote } from "../wording";

const PICTURE_FOLDERS = ["photos", "team", "marks"];
const GUIDES = new Set([".md"]);
const SINGLE_FILES = FILE_KINDS.filter(({ folder }) => !folder).map(({ path }) => path);
const FOLDERS = FILE_KINDS.filter(({ folder }) => folder).map(({ path }) => path);

/** Files that are missing, lie where the site does not look for them, or bear a name that it cannot use. */
export const contentFiles: SiteRule = site => [
  ...SINGLE_FILES.filter(path => !site.files.has(path)).map(path =>
    fileProblem(
      path,
      "The file is missing, and the site cannot be built without it. Put it back from the project's history.",
    ),
  ),
  ...emptyFolders(site),
  ...[...site.files.keys()].flatMap(misplaced),
];

function emptyFolders(site: Site): Problem[] {
  return FOLDERS.filter(folder => slugsIn(site, folder).size === 0).map(folder =>
    fileProblem(
      "pages/home.json",
      `The folder content/${folder} holds no file, so that its section would be empty. Put the files back from the project's history.`,
    ),
  );
}

function misplaced(path: string): Problem[] {
  const folder = posix.dirname(path);
  const extension = posix.extname(path);
  if (extension.toLowerCase() === ".json") return misplacedJson(path);
  if (GUIDES.has(extension)) return [];
  if (!PICTURE_FOLDERS.includes(folder))
    return [
      fileProblem(
        path,
        `The site does not use a file here. Pictures belong in ${oneOf(PICTURE_FOLDERS.map(name => `content/${name}`))}.`,
        "warning",
      ),
    ];
  const mark = folder === "marks";
  if (!isPictureName(path) || (extension === ".svg") !== mark)
    return [
      fileProblem(
        path,
        `The site cannot use this file here. ${mark ? "Marks are SVG drawings (.svg)." : "Photographs end in .jpg, .png or .webp."}`,
        "warning",
      ),
    ];
  return [];
}

function misplacedJson(path: string): Problem[] {
  if (fileKindOf(path) === undefined)
    return [
      fileProblem(
        path,
        `The site knows no such file.${didYouMean(path, SINGLE_FILES)} Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).`,
      ),
    ];
  const name = posix.basename(path, ".json");
  if (!FOLDERS.includes(posix.dirname(path)) || (SLUG.test(name) && name !== "index" && name !== "404")) return [];
  return [
    fileProblem(
      path,
      `The file name ${quote(posix.basename(path))} cannot become an address. Use lower-case letters, digits and single hyphens, for example roof-coating-ipswich.json.`,
    ),
  ];
}
