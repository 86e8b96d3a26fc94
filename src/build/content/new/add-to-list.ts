import { appendEntry } from "./append-entry";
import { type Project, readJson } from "./project";
import { Refusal } from "./refusal";

/** The bytes of a content file with one more entry in a list; throws a Refusal when the file or its list is broken. */
export function addToList(project: Project, path: string, keys: readonly string[], entry: object): Buffer {
  const { text } = readJson(project, path);
  try {
    return Buffer.from(appendEntry(text, keys, entry));
  } catch {
    throw new Refusal(
      `content/${path}:1:1 There is no list called ${keys.join(".")}. Run npm run check and mend the file first.`,
    );
  }
}
