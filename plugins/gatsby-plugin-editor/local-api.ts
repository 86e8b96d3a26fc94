import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, posix } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { type ContentFiles, filesOnDisk } from "../gatsby-plugin-content/content-files";
import { PICTURE, fileKindOf } from "../gatsby-plugin-content/file-kinds";
import { readJson } from "../gatsby-plugin-content/json-text";
import type { Problem } from "../gatsby-plugin-content/problem";
import { type Forms, inLabels } from "./form-data";

/** A file as Decap CMS sends it: texts are `raw`, pictures are `content` in base64. */
type Sent = Record<"path" | "raw" | "content", string>;

/** The parameters of the actions of Decap CMS's "proxy" backend. Each action has some of them. */
type Given = Record<"folder" | "mediaFolder" | "path", string> &
  Record<"files" | "dataFiles" | "assets", readonly Sent[]> & { readonly paths: readonly string[] };

/** Answers the editor's page on this computer for the content of a project, and refuses all others. */
export function answerApi(project: string, forms: Forms) {
  const actions = actionsOn(project, forms);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (!isOwn(request)) return send(403, { error: "Only the editor on this computer may read and write." });
    try {
      const { action, params } = JSON.parse(await text(request)) as { action: string; params: Given };
      send(200, (await actions[action]?.(params)) ?? {});
    } catch (error) {
      send(422, { error: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** Any other name for this computer could be one that another site has made up. */
const isOwn = ({ socket, headers: { host = "", origin } }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? "") &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
  origin === `http://${host}`;

/** The path inside content/ of a picture or a file of content. Throws for every other. */
function inContent(path: string): string {
  const inside = posix.relative("content", posix.join(".", path));
  if (!inside.includes("\\") && (PICTURE.test(inside) || fileKindOf(inside))) return inside;
  throw new Error(`${path} is not a file that the site can use: photographs are JPEG, PNG or WebP, logos SVG.`);
}

function actionsOn(project: string, forms: Forms): Record<string, (given: Given) => Promise<unknown>> {
  const content = join(project, "content");
  const check = openChecker(project);
  const errorsIn = async (files: ContentFiles) =>
    (await check(files)).problems.filter(({ severity }) => severity === "error");
  const formOf = (path: string) => forms.get(fileKindOf(posix.relative("content", path))?.schema ?? "") ?? [];

  /** Writes files, and deletes those without bytes. Throws, and does neither, if the content would have a new error. */
  const change = async (changes: readonly (readonly [path: string, bytes?: Buffer])[]) => {
    const now = filesOnDisk(content);
    const then = new Map(now);
    for (const [path, bytes] of changes) {
      then.delete(inContent(path));
      if (bytes) then.set(inContent(path), bytes);
    }
    const key = ({ file, path, message }: Problem) => [file, path, message].join("\n");
    const errors = await errorsIn(then);
    const known = errors.length > 0 ? (await errorsIn(now)).map(key) : [];
    const added = errors.filter(error => !known.includes(key(error)));
    // Errors of other files are shown only if these have none.
    const own = added.filter(({ file }) => changes.some(([path]) => path === file));
    const sentences = (own.length > 0 ? own : added).map(({ file, path, message }) =>
      [own.length > 0 ? "" : `${file}:`, inLabels(path, formOf(file)), message].filter(Boolean).join(" "),
    );
    if (sentences.length > 0) throw new Error(sentences.slice(0, 5).join("\n"));
    for (const [path, bytes] of changes) {
      const file = join(content, inContent(path));
      await mkdir(dirname(file), { recursive: true });
      await (bytes ? writeFile(file, bytes) : rm(file, { force: true }));
    }
  };

  const entry = async (path: string) => {
    const bytes = await readFile(join(content, inContent(path))).catch(() => undefined);
    if (!bytes) throw new Error(`There is no ${path}.`);
    const json = readJson(bytes);
    if ("message" in json) throw new Error(`${path}, line ${json.line}: ${json.message}`);
    return { file: { path, id: null }, data: bytes.toString() };
  };

  /** An entry of a list. A broken file has its error as the value of every field. */
  const listed = (path: string) =>
    entry(path).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : path;
      const data = Object.fromEntries(formOf(path).map(({ name }) => [name, message]));
      return { file: { path, id: null }, data: JSON.stringify(data) };
    });

  /** A picture, as small as the form shows it. */
  const picture = async (path: string) => {
    const bytes = await readFile(join(content, inContent(path)));
    const small = sharp(bytes).resize({ width: 320, withoutEnlargement: true }).toBuffer();
    const shown = (await small.catch(() => bytes)).toString("base64");
    return { id: path, path, name: posix.basename(path), content: shown, encoding: "base64" };
  };

  const list = async (folder: string, belongs: RegExp) =>
    (await readdir(join(project, folder)))
      .filter(name => belongs.test(name))
      .map(name => posix.join(".", folder, name));

  return {
    entriesByFolder: async ({ folder }) => Promise.all((await list(folder, /\.json$/)).map(listed)),
    entriesByFiles: ({ files }) => Promise.all(files.map(({ path }) => listed(path))),
    getEntry: ({ path }) => entry(path),
    persistEntry: ({ dataFiles, assets }) =>
      change([
        ...dataFiles.map(({ path, raw }) => [path, Buffer.from(raw)] as const),
        ...assets.map(({ path, content: bytes }) => [path, Buffer.from(bytes, "base64")] as const),
      ]),
    getMedia: async ({ mediaFolder }) =>
      Promise.all((await list(mediaFolder, /\.(?:jpe?g|png|webp|svg)$/)).map(picture)),
    getMediaFile: ({ path }) => picture(path),
    deleteFiles: ({ paths }) => change(paths.map(path => [path])),
  };
}
