import { hash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix } from "node:path";
import { json } from "node:stream/consumers";
import sharp from "sharp";
import { readJson } from "../gatsby-plugin-content/json-text";
import { changingActions, inContent } from "./change-content";
import { type Forms, formOf, inLabels } from "./form-data";
import { parseObject } from "./json-edit";
import { FOUND, LABEL } from "./list-keys";
import { refusals, searchResults } from "./messages";
import { findWords, placedTexts, sentenceWith } from "./words";

/** Answers the editor's page on this computer for the content of a project, and refuses all others. */
export function answerApi(project: string, forms: Forms) {
  const own = { ...readingActions(project, forms), ...changingActions(project, forms) };
  const actions = new Map<string, (given: never) => Promise<unknown>>(Object.entries(own));
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (!isOwn(request)) return send(403, { error: refusals.foreign });
    try {
      const { action, params } = (await json(request)) as { action: string; params: never };
      const answer = actions.get(action) ?? (() => Promise.reject(new Error(refusals.noAction(action))));
      send(200, (await answer(params)) ?? {});
    } catch (error) {
      send(422, { error: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** Accepts only these host names: another site can point its own name to this computer (DNS rebinding). */
const isOwn = ({ socket, headers: { host = "", origin } }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? "") &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
  origin === `http://${host}`;

/** The actions of Decap CMS's "proxy" backend that read entries and pictures. */
function readingActions(project: string, forms: Forms) {
  const read = (path: string) => readFile(join(project, "content", inContent(path)));

  const list = async (folder: string, belongs: RegExp) => {
    const paths = (await readdir(join(project, folder))).map(name => posix.join(folder, name));
    return paths.filter(path => belongs.test(path)).map(path => ({ path }));
  };

  const started = Date.now();
  const scaled: Record<string, Promise<Buffer>> = {};
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
        const found = findWords(placedTexts(entry), search);
        if (!found) return [];
        const { label, fields } = formOf(forms, entry);
        const sentence = searchResults.found(inLabels(found.path, fields), sentenceWith(found.text, search));
        const shown = { [LABEL]: label, [FOUND]: sentence };
        // Decap CMS searches again, only in these fields, and leaves out less similar results.
        return [{ file, data: JSON.stringify({ ...entry, ...shown, slug: search, $schema: search }) }];
      };
      return (await Promise.all(files.map(entryOf))).flat();
    },
    entriesByFolder: async ({ folder, search }: { folder: string; search: string }) =>
      actions.entriesByFiles({ files: await list(folder, /^content\/.+\.json$/), search }),

    /** A picture in the small size of the form. Kept, because each form asks for all pictures when it opens. */
    getMediaFile: async ({ path }: { path: string }) => {
      const bytes = await read(path);
      const shown = await (scaled[hash("sha1", bytes)] ??= sharp(bytes).resize(320).toBuffer()).catch(() => bytes);
      const content = (path.endsWith(".svg") ? bytes : shown).toString("base64");
      return { id: path, path, name: posix.basename(path), content, encoding: "base64" };
    },
    getMedia: async ({ mediaFolder }: { mediaFolder: string }) =>
      Promise.all((await list(mediaFolder, /^content\/.+\.(?:jpe?g|png|webp|svg)$/)).map(actions.getMediaFile)),
  };
  return actions;
}
