import { versions as messages } from "../../messages/messages";
import type { VersionsOfEntry } from "../../server/protocol";
import type { ValueChange } from "../../changes/value-changes";
import type { ShownVersion } from "../../server/versions";
import { reasonOf, reload } from "./bar";
import type { Backend } from "./decap/backend";
import { fileOfHash } from "./decap/hashes";
import { hasUnsavedChanges } from "./decap/store";
import { showDialog } from "./dialog";
import { button, element } from "./element";
import { endLook, lookAt } from "./version-on-page";

/** How many changes, and how many words of each, a line of the list shows. */
const CHANGES = 3;
const WORDS = 8;

const dateOf = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(new Date(date));

/** The number of words that two texts have in common at their beginning. */
function wordsInCommon(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((word, index) => word !== other[index]);
  return different === -1 ? Math.min(one.length, other.length) : different;
}

/** Only the words that differ between two texts. "…" replaces the others. */
export function changedWords({ label, before, after }: ValueChange): ValueChange {
  const [old, now] = [before.split(" "), after.split(" ")];
  const start = wordsInCommon(old, now);
  const end = wordsInCommon(old.slice(start).toReversed(), now.slice(start).toReversed());
  const cut = (words: readonly string[]) => {
    const different = words.slice(start, words.length - end);
    if (different.length === 0) return "…";
    const isLong = different.length > WORDS;
    const shown = [start > 0 && "…", ...different.slice(0, WORDS), (isLong || end > 0) && "…"];
    return shown.filter(Boolean).join(" ");
  };
  return { label, before: cut(old), after: cut(now) };
}

/** What a version has changed, in a line. */
function lineOf(changed: ShownVersion["changed"]): string {
  if (!changed) return messages.first;
  const shown = changed.slice(0, CHANGES).map(change => {
    const { label, before, after } = changedWords(change);
    return messages.change(label, before, after);
  });
  const more = changed.length > CHANGES ? [messages.more(changed.length - CHANGES)] : [];
  return [...shown, ...more].join("; ") || messages.same;
}

/** The differences between the present file and a version, side by side. */
function tableOf(fromNow: readonly ValueChange[]): HTMLElement {
  const head = element("tr", {}, ...messages.columns.map(column => element("th", {}, column)));
  const rows = fromNow.map(({ label, before, after }) =>
    element("tr", {}, element("th", {}, label), element("td", {}, before), element("td", {}, after)),
  );
  return element("table", {}, head, ...rows);
}

async function bringBack(backend: Backend, path: string, version: ShownVersion["version"]): Promise<void> {
  try {
    await backend.request({ action: "bringBack", params: { path, version } });
    reload({ text: messages.broughtBack });
  } catch (error) {
    reload({ text: messages.notBroughtBack(reasonOf(error)), kind: "error" });
  }
}

/** A version in the list. A press shows its page in the pane, and what would change. */
function itemOf(backend: Backend, path: string, shown: ShownVersion, isUnsent: boolean): HTMLElement {
  const { version, fileText, changed, fromNow } = shown;
  const title = version ? messages.by(dateOf(version.date), version.author) : messages.notSent;
  const head = [element("b", {}, title), element("span", {}, lineOf(changed))];
  if (fromNow.length === 0) return element("li", {}, ...head, element("i", {}, messages.now));
  const warnings = [
    ...(hasUnsavedChanges() ? [messages.losesUnsaved] : []),
    ...(isUnsent ? [messages.losesUnsent] : []),
  ];
  const details = element(
    "details",
    { name: "version" },
    element("summary", {}, ...head),
    tableOf(fromNow),
    element("p", {}, warnings.join(" ")),
    button(messages.bringBack, () => bringBack(backend, path, version)),
  );
  details.addEventListener("toggle", () => {
    if (details.open) void lookAt({ path, fileText }, fromNow[0]?.after ?? "");
  });
  return element("li", {}, details);
}

/** Opens the list of the versions of the open entry, beside its page. */
export async function openVersions(backend: Backend): Promise<void> {
  const path = fileOfHash(location.hash);
  if (path === undefined) return;
  const answer = await backend.request({ action: "versions", params: { path } });
  const { title, versions: all } = answer as VersionsOfEntry;
  const isUnsent = all.some(({ version }) => !version);
  const list = element("ol", {}, ...all.map(shown => itemOf(backend, path, shown, isUnsent)));
  const close = element("form", { method: "dialog" }, element("button", {}, messages.close));
  const heading = element("h2", {}, messages.title(title));
  await showDialog("versions", heading, all.length > 1 ? list : element("p", {}, messages.none), close);
  endLook();
}
