import isSame from "fast-deep-equal";
import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import { dottedPath } from "../../gatsby-plugin-content/paths";
import type { Field } from "../forms/fields";
import { inLabels } from "../forms/labels";
import { versions as messages } from "../messages/messages";
import { readableTexts } from "../forms/typography";

/** A changed value for reading: the labels of its field, and its texts. */
export type ValueChange = Readonly<Record<"label" | "before" | "after", string>>;

/** A value for reading. A picture is shown by its file's name. */
function readable(value: unknown): string {
  const texts = readableTexts(value).map(text => text.replace(/^\.{1,2}\/.*\//, ""));
  return texts.join(" · ") || messages.nothing;
}

const isReordered = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every(entry => after.some(other => isSame(entry, other)));

/** The values that differ between two versions of a file, in the order of the form. */
export function valueChanges(before: JsonObject, after: JsonObject, form: readonly Field[]): ValueChange[] {
  const changes: ValueChange[] = [];
  const add = (path: readonly string[], old: string, now: string): void =>
    void changes.push({ label: inLabels(dottedPath(path), form), before: old, after: now });

  const compareLists = (old: readonly unknown[], now: readonly unknown[], path: readonly string[]) => {
    if (isReordered(old, now)) return add(path, messages.oldOrder, messages.newOrder);
    if (old.length === now.length) {
      for (const [index, entry] of now.entries()) compare(old[index], entry, [...path, String(index)]);
      return;
    }
    const missingIn = (list: readonly unknown[]) => (entry: unknown) => !list.some(other => isSame(entry, other));
    for (const entry of old.filter(missingIn(now))) add(path, readable(entry), messages.nothing);
    for (const entry of now.filter(missingIn(old))) add(path, messages.nothing, readable(entry));
  };

  const compare = (old: unknown, now: unknown, path: readonly string[]): void => {
    if (isSame(old, now)) return;
    if (Array.isArray(old) && Array.isArray(now)) return compareLists(old, now, path);
    if (!isObject(old) || !isObject(now)) return add(path, readable(old), readable(now));
    const keys = Object.keys({ ...old, ...now }).filter(key => key !== "$schema");
    for (const key of keys) compare(old[key], now[key], [...path, key]);
  };

  compare(before, after, []);
  return changes;
}
