import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import { type Field, fieldsInside } from "./fields";
import { textsIn } from "./typography";

/** A proposed value with its path in a form. */
type Proposal = Readonly<{ path: string[]; value: unknown }>;
type Entry = Readonly<{ now: JsonObject; before: JsonObject; fields: readonly Field[] }>;

/** The fields that name an entry for people, and those that name it in addresses and in lists. */
const NAMES = ["label", "name"];
const SHORT_NAMES = ["slug", "id"];
const LONGEST = 60;

/** A name in lower-case words that are joined by hyphens, with at most 60 characters: "Roof Coating" as "roof-coating". */
export function shortNameOf(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'‘’]/gu, "");
  const words = letters.match(/[a-z0-9]+/g) ?? [];
  while (words.join("-").length > LONGEST && words.length > 1) words.pop();
  return words.join("-").slice(0, LONGEST);
}

/** The name of an entry for people; empty if it has none. */
export const nameOfEntry = (data: JsonObject): string =>
  NAMES.map(key => data[key]).find(value => typeof value === "string") ?? "";

/** The short name for a changed name. None if somebody has typed another one, or if it was saved before. */
function shortNameFor({ now, before, fields }: Entry, saved: ReadonlySet<string>): Proposal[] {
  const key = fields.map(({ name }) => name).find(name => SHORT_NAMES.includes(name));
  const [name, oldName] = [nameOfEntry(now), nameOfEntry(before)];
  if (!key || name === oldName) return [];
  const typed = now[key];
  const shortName = typeof typed === "string" ? typed : "";
  const isOwn = shortName !== "" && shortName !== shortNameOf(oldName);
  return isOwn || saved.has(shortName) ? [] : [{ path: [key], value: shortNameOf(name) }];
}

/** The short names for changed names in an entry, and in its lists and groups. */
function shortNamesIn(entry: Entry, saved: ReadonlySet<string>): Proposal[] {
  const inner = entry.fields.flatMap(field => {
    const { name } = field;
    const fields = fieldsInside(field);
    const [now, before] = [entry.now[name], entry.before[name]];
    const below = (key: string[], part: unknown, old: unknown) => {
      if (!isObject(part) || part === old) return [];
      const proposals = shortNamesIn({ now: part, before: isObject(old) ? old : {}, fields }, saved);
      return proposals.map(({ path, value }) => ({ path: [name, ...key, ...path], value }));
    };
    if (!Array.isArray(now)) return below([], now, before);
    const old = Array.isArray(before) ? before : [];
    // An entry that was added, removed or moved has no new name.
    if (now.length !== old.length) return [];
    return now.flatMap((part: unknown, index) => below([String(index)], part, old[index]));
  });
  return [...shortNameFor(entry, saved), ...inner];
}

/**
 * What the form proposes after a change: the address and the short name that follow from a name and, in a new entry
 * (with `nextOrder`), the next number. What somebody has typed stays, and what the file has (`saved`; none for a new entry).
 */
export function proposals(
  now: JsonObject,
  before: JsonObject,
  fields: readonly Field[],
  saved: JsonObject | undefined,
  nextOrder: number | undefined,
): Proposal[] {
  const savedTexts = new Set(textsIn(saved));
  const needsOrder = fields.some(({ name }) => name === "order") && now["order"] === undefined;
  const order = needsOrder && before["order"] === undefined ? nextOrder : undefined;
  const shortNames = shortNamesIn({ now, before, fields }, savedTexts);
  return order === undefined ? shortNames : [...shortNames, { path: ["order"], value: order }];
}
