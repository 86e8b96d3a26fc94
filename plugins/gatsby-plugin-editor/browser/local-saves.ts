import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { isCopied } from "../copies";
import { parseObject } from "../json-edit";
import { bar } from "../messages";
import type { Saved } from "../protocol";
import { type Message, reload, say } from "./bar";
import type { Backend } from "./decap/backend";
import { hashWithSlug, isListOpen } from "./decap/hashes";
import { afterSave } from "./decap/store";
import { refreshNotLive } from "./not-live";

/** Whether a save has changed other entries, which Decap CMS has read before. */
let isListOutdated = false;

/** Loads the editor again if the open list is outdated. */
export function reloadOutdatedList(): void {
  if (isListOutdated && isListOpen()) location.reload();
}

/** What the bar says after a save of these data. */
function messageAbout(data: JsonObject, { warnings, others }: Saved): Message {
  const sentences = [bar.saved];
  if (isCopied(data)) sentences.push(bar.isCopy);
  if (others.length > 0) sentences.push(bar.alsoChanged(others));
  if (warnings.length > 0) sentences.push(bar.lookAt(warnings));
  const text = sentences.join(" ");
  // With a further sentence, the message stays while somebody types: it is about more than this form.
  if (sentences.length === 1) return { text, kind: "info", onlyWhile: "saved" };
  return { text, kind: warnings.length > 0 ? "warning" : "info" };
}

/** Says what a save has changed, and opens the form again if its address has changed. */
export function explainSaves(backend: Backend): void {
  const persistEntry = backend.persistEntry.bind(backend);
  backend.persistEntry = async (entry, saving) => {
    const { hash } = location;
    const { raw: fileText } = entry.dataFiles[0];
    const data = parseObject(fileText);
    const { slug } = data;
    const newHash = typeof slug === "string" ? hashWithSlug(hash, slug) : hash;
    // Words typed while the address changes would be lost.
    document.body.inert = newHash !== hash;
    const answer = (await persistEntry(entry, saving).finally(() => (document.body.inert = false))) as Saved;
    const message = messageAbout(data, answer);
    say(message);
    isListOutdated ||= answer.others.length > 0;
    refreshNotLive(backend);
    if (newHash !== hash) afterSave(hash, () => reload(message, newHash));
    return answer;
  };
}
