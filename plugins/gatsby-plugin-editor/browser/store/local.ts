import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { parseObject } from "../../json-edit";
import { refusals } from "../../messages";
import { askServer } from "../server";
import type { NewPicture, SaveResult, Store } from "./store";

/** The server's answer to an action. Rejects with what it says, or with advice if it does not answer. */
async function ask(action: string, params: object): Promise<unknown> {
  const answer: unknown = await askServer(action, params);
  if (answer === undefined) throw new Error(refusals.noAnswer);
  const error = (answer as JsonObject)["error"];
  if (typeof error === "string") throw new Error(error);
  return answer;
}

type SentFile = Readonly<{ file: Readonly<{ path: string }>; data: string }>;

const listed = ({ file, data }: SentFile) => ({ path: file.path, data: parseObject(data) });

/** A file's bytes in base64, as the server takes pictures. */
async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One character for each byte, which is what `btoa` takes.
  const characters = Array.from(bytes, byte => String.fromCharCode(byte));
  return btoa(characters.join(""));
}

const sentPicture = async ({ path, file }: NewPicture) => ({ path, content: await inBase64(file) });

const kindOf = (path: string) => (path.endsWith(".svg") ? "image/svg+xml" : "image/jpeg");

/** The files on this computer, through the server of `gatsby develop`. */
export const localStore: Store = {
  list: async path => {
    const isFile = path.endsWith(".json");
    const action = isFile ? "entriesByFiles" : "entriesByFolder";
    const files = await ask(action, isFile ? { files: [{ path }] } : { folder: path });
    return (files as SentFile[]).map(listed);
  },
  read: async path => ((await ask("getEntry", { path })) as SentFile).data,
  save: async (path, text, pictures) => {
    const assets = await Promise.all(pictures.map(sentPicture));
    return (await ask("persistEntry", { dataFiles: [{ path, raw: text }], assets })) as SaveResult;
  },
  pictureUrl: async path => {
    const { content } = (await ask("getMediaFile", { path })) as { content: string };
    return `data:${kindOf(path)};base64,${content}`;
  },
};
