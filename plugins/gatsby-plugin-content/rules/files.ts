import { basename, dirname } from "pathe";
import type { ContentFiles } from "../content-files";
import { PICTURE, SINGLE_FILES, fileKindOf, slugOf } from "../file-kinds";
import type { ContentPath } from "../paths";
import { fileProblem } from "../problem";
import type { Rule } from "../site";
import { didYouMean, quote } from "../wording";

const SLUG = /^(?!index$|404$|page$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Finds names that differ only in capitals: a Mac and Windows keep one of the files. */
export const sameNames: Rule = function* ({ files }) {
  const seen = new Map<string, string>();
  for (const path of files.keys()) {
    // A Mac also takes two ways to write an accent for the same.
    const key = path.normalize().toLowerCase();
    const other = seen.get(key);
    seen.set(key, path);
    if (other === undefined) continue;
    const message = `The name differs from ${quote(other)} only in capitals or accents, and a Mac or Windows computer keeps one of the two. Rename one, or delete it.`;
    yield fileProblem(path, message);
  }
};

/** Finds missing files. */
export const missingFiles: Rule = ({ files }) => {
  const message =
    "The file is missing, and the site cannot be built without it. Put it back from the project's history.";
  return SINGLE_FILES.filter(path => !files.has(path)).map(path => fileProblem(path, message));
};

/**
 * What to do with a file that is perhaps a copy, because its name begins with that of another one: OneDrive adds the name of
 * a computer (`team-LAPTOP-9AB12CD.json`), and `git mergetool` a number (`team_REMOTE_4711.json`).
 */
function copyAdvice(path: ContentPath, files: ContentFiles): string {
  const isLonger = (other: ContentPath) => /^[^a-z0-9]/i.test(slugOf(path).slice(slugOf(other).length));
  const originals = [...files.keys()]
    .filter(other => other.endsWith(".json") && dirname(other) === dirname(path))
    .filter(other => slugOf(path).startsWith(slugOf(other)) && isLonger(other));
  const [original] = originals.toSorted((a, b) => b.length - a.length);
  if (original === undefined) return "";
  return ` If a sync program or a merge has left it as a copy of ${quote(basename(original))}, look for changes that the original lacks, and delete it.`;
}

/** Finds pages whose file name cannot become an address. */
export const fileNames: Rule = ({ files }) =>
  [...files.keys()]
    .filter(path => fileKindOf(path)?.folder && !SLUG.test(slugOf(path)))
    .map(path => {
      const message = `The file name ${quote(basename(path))} cannot become an address. Use small letters, digits and single hyphens, for example roof-coating-ipswich.json.${copyAdvice(path, files)}`;
      return fileProblem(path, message);
    });

/** Finds files that the site does not know. */
export const unknownFiles: Rule = function* ({ files }) {
  for (const path of files.keys()) {
    if (fileKindOf(path) || PICTURE.test(path) || path.endsWith(".md")) continue;
    const lower = path.replace(/[^.]+$/, ending => ending.toLowerCase());
    const advice = PICTURE.test(lower)
      ? `Rename it to ${quote(basename(lower))}: its ending must be in small letters.`
      : "Photographs are .jpg, .png or .webp files in content/photos or content/team, logos .svg files in content/logos. Export it as one of them, or delete it.";
    const message = `The site knows no such file.${didYouMean(path, SINGLE_FILES)} Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).${copyAdvice(path, files)}`;
    // Gatsby also reads source maps as JSON.
    if (/\.(?:json|map)$/.test(lower)) yield fileProblem(path, message);
    else yield fileProblem(path, `The site cannot use this file here. ${advice}`, "warning");
  }
};
