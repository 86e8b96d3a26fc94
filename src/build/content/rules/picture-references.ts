import { posix } from "node:path";
import { type Document, problemAt, stringsOf } from "../document";
import { nearest } from "../nearest";
import type { PictureFacts } from "../picture-facts";
import { type Problem, fileProblem } from "../problem";
import type { Site, SiteRule } from "../site";
import { type Path, quote } from "../wording";

/** Path inside content/ of a picture that a document names. */
export function pictureTarget(document: Pick<Document, "file">, reference: string): string {
  return posix.join(posix.dirname(document.file), reference);
}

/** Pictures and marks that are named but missing or unfit, and those that nobody names. */
export const pictureReferences: SiteRule = async site => {
  const used = new Set<string>();
  const references = site.documents.flatMap(document =>
    stringsOf(document, "picture", "mark").map(({ path, value, visit }) => {
      const target = pictureTarget(document, value);
      used.add(target);
      return { document, path, value, target, minimumWidth: visit.parent?.schema["x-minimumWidth"] ?? 0 };
    }),
  );
  const problems = await Promise.all(
    references.map(async ({ document, path, value, target, minimumWidth }) => {
      if (!site.files.has(target)) return missing(site, document, path, value, target);
      return fitness(document, path, value, await site.facts(target), minimumWidth);
    }),
  );
  return [...problems.flat(), ...(await unusedPictures(site, used))];
};

function missing(site: Site, document: Document, path: Path, value: string, target: string): Problem[] {
  const folder = posix.dirname(document.file);
  const extension = posix.extname(target) === ".svg" ? /\.svg$/ : /\.(?:jpe?g|png|webp)$/i;
  const pictures = [...site.files.keys()].filter(path => extension.test(path));
  const otherCase = pictures.find(picture => picture.toLowerCase() === target.toLowerCase());
  const meant =
    otherCase ??
    pictures.find(picture => posix.basename(picture) === posix.basename(target)) ??
    nearest(target, pictures);
  const suggestion =
    meant === undefined
      ? "Upload the picture, or name one that is there."
      : `Did you mean ${quote(posix.relative(folder, meant))}?`;
  const fault =
    otherCase === undefined ? "but there is no such file" : "but the file's name differs in upper and lower case";
  return [problemAt(document, path, `is ${quote(value)}, ${fault}. ${suggestion}`)];
}

function fitness(document: Document, path: Path, value: string, facts: PictureFacts, minimumWidth: number): Problem[] {
  const name = quote(posix.basename(value));
  if ("fault" in facts) return [problemAt(document, path, `names ${name}, which ${facts.fault}`)];
  const { width, height } = facts;
  if (width < minimumWidth) {
    const severity = width < minimumWidth / 2 ? "error" : "warning";
    return [
      problemAt(
        document,
        path,
        `names ${name}, which is ${width} pixels wide; this place needs ${minimumWidth}, or it looks blurred. Use a larger picture.`,
        severity,
      ),
    ];
  }
  if (minimumWidth >= 1600 && height > width)
    return [
      problemAt(
        document,
        path,
        `names ${name}, which is taller than wide and would be cropped hard here. Use one that is wider than tall.`,
        "warning",
      ),
    ];
  return [];
}

async function unusedPictures(site: Site, used: ReadonlySet<string>): Promise<Problem[]> {
  const unused = [...site.files.keys()].filter(
    path => /^(?:photos|team|marks)\/[^/]+\.(?:jpe?g|png|webp|svg)$/i.test(path) && !used.has(path),
  );
  const problems = await Promise.all(
    unused.map(async path => {
      const facts = await site.facts(path);
      // A file that cannot be read may be the one that uses the picture.
      if (!("fault" in facts) && site.unreadable.size > 0) return [];
      const unusedWords = "No page uses this file. Use it or delete it.";
      return [fileProblem(path, "fault" in facts ? `This file ${facts.fault} ${unusedWords}` : unusedWords, "warning")];
    }),
  );
  return problems.flat();
}
