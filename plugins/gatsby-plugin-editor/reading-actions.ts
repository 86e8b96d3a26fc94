import { hash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import sharp from "sharp";
import type { JsonObject } from "../gatsby-plugin-content/json-object";
import { readJson } from "../gatsby-plugin-content/json-text";
import { inContent } from "./content-path";
import { type Forms, formOf } from "./forms";
import { parseObject } from "./json-edit";
import { inLabels } from "./labels";
import { refusals, searchResults } from "./messages";
import { FOUND, LABEL } from "./own-keys";
import { findWords, sentenceWith, textsWithPaths } from "./words";

/** In px: the width of a picture in a form. */
const FORM_WIDTH = 320;

/**
 * The text of an entry that Decap CMS does not leave out of the results of its own search. It compares the words only with
 * a few fields, such as the address, and leaves out less similar ones. So it finds the words themselves in two of them.
 */
const foundByDecap = (entry: JsonObject, words: string): JsonObject => ({ ...entry, slug: words, $schema: words });

/** The actions of Decap CMS's "proxy" backend that read entries and pictures. */
export function readingActions(project: string, forms: Forms) {
  const read = (path: string) => readFile(join(project, "content", inContent(path)));

  const list = async (folder: string, belongs: RegExp) => {
    const paths = (await readdir(join(project, folder))).map(name => posix.join(folder, name));
    return paths.filter(path => belongs.test(path)).map(path => ({ path }));
  };

  const started = Date.now();
  const scaledPictures = new Map<string, Promise<Buffer>>();

  /** A picture in the small size of the form; as it is, if it cannot be read. Kept for the next form by its content. */
  const scaled = (bytes: Buffer): Promise<Buffer> => {
    const key = hash("sha1", bytes);
    const known = scaledPictures.get(key);
    if (known) return known;
    const picture = sharp(bytes)
      .resize(FORM_WIDTH)
      .toBuffer()
      .catch(() => bytes);
    scaledPictures.set(key, picture);
    return picture;
  };

  const actions = {
    /** Answers while the server runs, with the time of its start in ms: another time means that it was started again. */
    alive: () => Promise.resolve({ started }),

    getEntry: async ({ path }: { path: string }) => {
      const bytes = await read(path).catch(() => Promise.reject(new Error(refusals.moved(path))));
      const json = readJson(bytes);
      if ("message" in json) throw new Error(refusals.broken(path, json.line, json.message));
      return { file: { path }, data: bytes.toString() };
    },

    /** The entries with these words in a text, and the sentence with them. A broken file has only its error. */
    entriesByFiles: async ({ files, search }: { files: { path: string }[]; search: string }) => {
      const entryOf = async (file: { path: string }) => {
        const broken = (error: Error) => ({ data: JSON.stringify({ error: error.message }) });
        const { data } = await actions.getEntry(file).catch(broken);
        if (!search) return [{ file, data }];
        const entry = parseObject(data);
        const found = findWords(textsWithPaths(entry), search);
        if (!found) return [];
        const { label, fields } = formOf(forms, entry);
        const sentence = searchResults.found(inLabels(found.path, fields), sentenceWith(found.text, search));
        const result = foundByDecap({ ...entry, [LABEL]: label, [FOUND]: sentence }, search);
        return [{ file, data: JSON.stringify(result) }];
      };
      return (await Promise.all(files.map(entryOf))).flat();
    },
    entriesByFolder: async ({ folder, search }: { folder: string; search: string }) =>
      actions.entriesByFiles({ files: await list(folder, /^content\/.+\.json$/), search }),

    /** A picture in the small size of the form. Each form asks for all pictures when it opens. An SVG is sent as it is. */
    getMediaFile: async ({ path }: { path: string }) => {
      const bytes = await read(path);
      const shown = path.endsWith(".svg") ? bytes : await scaled(bytes);
      const content = shown.toString("base64");
      return { id: path, path, name: posix.basename(path), content, encoding: "base64" };
    },
    getMedia: async ({ mediaFolder }: { mediaFolder: string }) =>
      Promise.all((await list(mediaFolder, /^content\/.+\.(?:jpe?g|png|webp|svg)$/)).map(actions.getMediaFile)),
  };
  return actions;
}
