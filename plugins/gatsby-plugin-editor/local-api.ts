import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, posix } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { openChecker } from "../gatsby-plugin-content/check-content";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { PICTURE, addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import { readJson } from "../gatsby-plugin-content/json-text";
import type { Problem } from "../gatsby-plugin-content/problem";
import type { Site } from "../gatsby-plugin-content/site";
import { formatPath } from "../gatsby-plugin-content/wording";
import { addRedirect, leadingTo, makeRoom, rename } from "./addresses";
import { type Forms, inLabels } from "./form-data";
import { gitOf } from "./git";

/** A file as Decap CMS sends it: texts are `raw`, pictures are `content` in base64. */
type Sent = Record<"path" | "raw" | "content", string>;

/** The parameters of the actions of Decap CMS's "proxy" backend. Each action has some of them. */
type Given = Record<"folder" | "mediaFolder" | "path", string> &
  Record<"files" | "assets", readonly Sent[]> &
  Readonly<{ dataFiles: readonly [Sent]; paths: readonly [string]; version?: string; redirect?: string }>;

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
  const git = gitOf(project);
  const formOf = (path: string) => forms.get(fileKindOf(posix.relative("content", path))?.schema ?? "") ?? [];

  /** Problems as sentences in the words of the form; those of other files than the changed ones name their file. */
  const sentencesOf = (problems: readonly Problem[], changed: readonly string[]) =>
    problems.map(({ file, path, message }) =>
      [changed.includes(file) ? "" : `${file}:`, inLabels(path, formOf(file)), message].filter(Boolean).join(" "),
    );

  /**
   * Writes what a function changes in the files of the content. Throws, and writes nothing, if the content would have a
   * new error. The answer has the warnings about the changed files, and those that are new.
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
    persistEntry: async ({ dataFiles: [{ path, raw }], assets }) => {
      const file = inContent(path);
      const { slug = "", order } = JSON.parse(raw) as { slug?: string; order?: number };
      let moved: string | undefined;
      const answer = await change((files, site) => {
        for (const asset of assets) files.set(inContent(asset.path), Buffer.from(asset.content, "base64"));
        if (files.has(file) && fileKindOf(file)?.folder && slug !== slugOf(file)) moved = slug;
        makeRoom(files, file, order);
        files.set(file, Buffer.from(raw));
        if (moved !== undefined) rename(files, site, file, moved);
      });
      return { ...answer, slug: moved };
    },
    getMedia: async ({ mediaFolder }) =>
      Promise.all((await list(mediaFolder, /\.(?:jpe?g|png|webp|svg)$/)).map(picture)),
    getMediaFile: ({ path }) => picture(path),
    /** What leads to the page of a file, in words; and where its visitors can be sent, if it was ever public. */
    leadingTo: async ({ path }) => {
      const file = inContent(path);
      const site = await check();
      const places = leadingTo(site, file).map(({ document, path: place }) => {
        const name = `content/${document.file}`;
        const title = document.kind.folder ? undefined : site.schemas.get(document.kind.schema)?.title;
        return `${title ?? name} › ${inLabels(formatPath(place), formOf(name))}`;
      });
      const wasPublic = (await git.versions(path)).length > 0;
      return { places, address: addressOf(file), parent: wasPublic ? fileKindOf(file)?.address : undefined };
    },
    deleteFiles: ({ paths: [path], redirect }) =>
      change(files => {
        files.delete(inContent(path));
        if (redirect) addRedirect(files, inContent(path), redirect);
      }),
    state: async ({ path }) => ({ ...(await git.unsent()), versions: await git.versions(path) }),
    send: git.send,
    bringBack: async ({ path, version = "" }) => {
      const file = inContent(path);
      if (!/^[0-9a-f]+$/.test(version)) throw new Error("There is no such version.");
      const text = await git.textAt(version, `content/${file}`);
      return change(files => files.set(file, Buffer.from(text)));
    },
  };
}
