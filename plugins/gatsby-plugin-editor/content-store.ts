import { writeFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import sharp from "sharp";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { PICTURE, fileKindOf } from "../gatsby-plugin-content/file-kinds";
import { readJson } from "../gatsby-plugin-content/json-text";
import { type Problem, hasErrors } from "../gatsby-plugin-content/problem";
import type { Site } from "../gatsby-plugin-content/site";
import { withData } from "./browser/text";
import { type Forms, inLabels } from "./form-data";

/** The path inside content/ of a picture or content file. Throws for any other path. */
export function inContent(path: string): string {
  const inside = posix.relative("content", posix.join(".", path));
  if (!inside.includes("\\") && (PICTURE.test(inside) || fileKindOf(inside))) return inside;
  throw new Error(`${path} is not a file that the site can use: photographs are JPEG, PNG or WebP, logos SVG.`);
}

type Place = Readonly<{ path: string }>;

/** Reads and changes the content of a project for Decap CMS. */
export function contentStore(project: string, forms: Forms) {
  const content = join(project, "content");
  const check = openChecker(project);
  const formOf = (path: string) => forms.get(fileKindOf(posix.relative("content", path))?.schema ?? "") ?? [];

  /** Problems as sentences with the form's labels. Problems of unchanged files also name the file. */
  const sentencesOf = (problems: readonly Problem[], changed: readonly string[]) =>
    problems.map(({ file, path, message }) =>
      [changed.includes(file) ? "" : `${file}:`, inLabels(path, formOf(file)), message].filter(Boolean).join(" "),
    );

  /**
   * Writes the changes that a function makes in the content files. If they cause a new error, throws and writes
   * nothing. Returns the warnings about the changed files, and all new ones.
   */
  const change = async (edit: (files: Map<string, Buffer>, site: Site) => void) => {
    const now = filesOnDisk(content);
    const before = await check(now);
    const then = new Map(now);
    edit(then, before);
    const names = [...new Set([...now.keys(), ...then.keys()])].filter(name => now.get(name) !== then.get(name));
    const changed = names.map(name => `content/${name}`);
    const key = ({ file, path, message }: Problem) => [file, path, message].join("\n");
    const known = before.problems.map(key);
    const { problems } = await check(then);
    const added = problems.filter(problem => !known.includes(key(problem)));
    const errors = added.filter(({ severity }) => severity === "error");
    // Errors of other files are shown only if these have none.
    const own = errors.filter(({ file }) => changed.includes(file));
    const sentences = sentencesOf(own.length > 0 ? own : errors, changed);
    if (sentences.length > 0) throw new Error(sentences.slice(0, 5).join("\n"));
    for (const name of names) {
      const [file, bytes] = [join(content, name), then.get(name)];
      await mkdir(dirname(file), { recursive: true });
      await (bytes ? writeFile(file, bytes) : rm(file, { force: true }));
    }
    const warnings = problems.filter(({ severity }) => severity === "warning");
    const shown = warnings.filter(problem => changed.includes(problem.file) || added.includes(problem));
    return { warnings: sentencesOf(shown, changed) };
  };

  let drafts = 0;
  /** Shows unsaved data of a file on the pages, if they have no error. Without data, shows the saved file. */
  const draft = async (file: string, data?: string) => {
    const number = ++drafts;
    const files = new Map(filesOnDisk(content));
    const saved = String(files.get(file));
    const text = data ? withData(saved, JSON.parse(data) as object) : saved;
    const shown = join(project, contentDirectory, file);
    if (text === String(await readFile(shown))) return;
    const isSound = !hasErrors((await check(files.set(file, Buffer.from(text)))).problems);
    // Only if there was no later draft or save. Gatsby must not read half a file.
    if (isSound && number === drafts && saved === String(await readFile(join(content, file))))
      writeFileSync(shown, text);
  };

  const entry = async ({ path }: Place) => {
    const bytes = await readFile(join(content, inContent(path))).catch(() => undefined);
    if (!bytes) throw new Error(`There is no ${path}.`);
    const json = readJson(bytes);
    if ("message" in json) throw new Error(`${path}, line ${json.line}: ${json.message}`);
    return { file: { path, id: null }, data: bytes.toString() };
  };

  /** The entries with these words in a text. A broken file has its error as the value of every field. */
  const listed = async (places: readonly Place[], search = "") => {
    const entries = places.map(({ path }) =>
      entry({ path }).catch((error: unknown) => {
        const data = Object.fromEntries(formOf(path).map(({ name }) => [name, (error as Error).message]));
        return { file: { path, id: null }, data: JSON.stringify(data) };
      }),
    );
    return (await Promise.all(entries)).flatMap(({ file, data }) => {
      if (!search) return [{ file, data }];
      const texts = data.replace(/"[$\w]+":/g, "").toLowerCase();
      if (!texts.includes(search.toLowerCase())) return [];
      // Decap CMS searches again, only in these fields, and leaves out less similar results.
      const found = { ...(JSON.parse(data) as object), slug: search, $schema: search };
      return [{ file, data: JSON.stringify(found) }];
    });
  };

  /** A picture in the small size of the form. */
  const picture = async ({ path }: Place) => {
    const bytes = await readFile(join(content, inContent(path)));
    const small = sharp(bytes).resize({ width: 320, withoutEnlargement: true }).toBuffer();
    const shown = (await small.catch(() => bytes)).toString("base64");
    return { id: path, path, name: posix.basename(path), content: shown, encoding: "base64" };
  };

  const list = async (folder: string, belongs: RegExp) => {
    const names = await readdir(join(project, folder));
    return names.filter(name => belongs.test(name)).map(name => ({ path: posix.join(".", folder, name) }));
  };

  return { check, formOf, change, draft, entry, listed, picture, list };
}
