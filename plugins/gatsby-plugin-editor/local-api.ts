import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { addressOf, fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import { formatPath } from "../gatsby-plugin-content/wording";
import { addRedirect, leadingTo, makeRoom, rename } from "./addresses";
import { contentStore, inContent } from "./content-store";
import { type Forms, inLabels } from "./form-data";
import { gitOf } from "./git";

/** A file as Decap CMS sends it: texts are `raw`, pictures are `content` in base64. */
type Sent = Record<"path" | "raw" | "content", string>;

/** The parameters of the actions of Decap CMS's "proxy" backend. Each action has some of them. */
type Given = Record<"folder" | "mediaFolder" | "path", string> &
  Partial<Record<"raw" | "version" | "redirect" | "search", string>> &
  Record<"files" | "assets", readonly Sent[]> &
  Readonly<{ dataFiles: readonly [Sent]; paths: readonly [string] }>;

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

/** Accepts only these host names: another site can point its own name to this computer (DNS rebinding). */
const isOwn = ({ socket, headers: { host = "", origin } }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? "") &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
  origin === `http://${host}`;

function actionsOn(project: string, forms: Forms): Record<string, (given: Given) => Promise<unknown>> {
  const { check, formOf, change, draft, entry, listed, picture, list } = contentStore(project, forms);
  const git = gitOf(project);

  return {
    entriesByFolder: async ({ folder, search }) => listed(await list(folder, /\.json$/), search),
    entriesByFiles: ({ files, search }) => listed(files, search),
    getEntry: entry,
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
    draft: ({ path, raw }) => draft(inContent(path), raw),
    getMedia: async ({ mediaFolder }) =>
      Promise.all((await list(mediaFolder, /\.(?:jpe?g|png|webp|svg)$/)).map(picture)),
    getMediaFile: picture,
    /** The references to a file's page, as text, and a target for a redirect if the page was ever public. */
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
