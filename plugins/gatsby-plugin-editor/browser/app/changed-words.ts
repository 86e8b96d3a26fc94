import type { ValueChange } from "../../changes/value-changes";
import type { ShownVersion } from "../../changes/versions";
import { versions as messages } from "../../messages/messages";

/** How many changes, and how many words of each, a line of the list shows. */
const CHANGES = 3;
const WORDS = 8;

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
export function lineOfChanges(changed: ShownVersion["changed"]): string {
  if (!changed) return messages.first;
  const shown = changed.slice(0, CHANGES).map(change => {
    const { label, before, after } = changedWords(change);
    return messages.change(label, before, after);
  });
  const more = changed.length > CHANGES ? [messages.more(changed.length - CHANGES)] : [];
  return [...shown, ...more].join("; ") || messages.same;
}
