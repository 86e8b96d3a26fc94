import { posix } from "node:path";
import { PICTURE, SINGLE_FILES, fileKindOf, slugOf } from "../file-kinds";
import { fileProblem } from "../problem";
import type { Rule } from "../site";
import { didYouMean, quote } from "../wording";

const SLUG = /^(?!index$|404$|page$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Finds missing files, and files with an unusable folder or name. */
export const files: Rule = function* (site) {
  const missing =
    "The file is missing, and the site cannot be built without it. Put it back from the project's history.";
  for (const path of SINGLE_FILES) if (!site.files.has(path)) yield fileProblem(path, missing);
  for (const path of site.files.keys()) {
    const kind = fileKindOf(path);
    const lower = path.replace(/[^.]+$/, ending => ending.toLowerCase());
    const unfit = `The file name ${quote(posix.basename(path))} cannot become an address. Use small letters, digits and single hyphens, for example roof-coating-ipswich.json.`;
    if (kind?.folder && !SLUG.test(slugOf(path))) yield fileProblem(path, unfit);
    if (kind || PICTURE.test(path) || path.endsWith(".md")) continue;
    const advice = PICTURE.test(lower)
      ? `Rename it to ${quote(posix.basename(lower))}: its ending must be in small letters.`
      : "Photographs are .jpg, .png or .webp files in content/photos or content/team, logos .svg files in content/logos. Export it as one of them, or delete it.";
    const unknown = `The site knows no such file.${didYouMean(path, SINGLE_FILES)} Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).`;
    // Gatsby also reads source maps as JSON.
    if (/\.(?:json|map)$/.test(lower)) yield fileProblem(path, unknown);
    else yield fileProblem(path, `The site cannot use this file here. ${advice}`, "warning");
  }
};
