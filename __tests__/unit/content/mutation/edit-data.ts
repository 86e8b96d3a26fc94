import { HOSTILE_TEXTS } from "./hostile";
import { type Json, type Spot, copy, remove, replace, spotsOf, write } from "./json-tree";
import type { Random } from "./random";

/** Changes a file's data as an editor might by accident; the bytes of the changed file. */
export type DataEdit = (tree: { [key: string]: Json }, random: Random) => Buffer;

const OTHER_TYPES: readonly Json[] = [null, 0, -1, 1.5, 7, true, false, "text", [], ["text"], {}, { text: "text" }];
const EMPTY: readonly Json[] = ["", "   ", [], {}, null];

function edit(change: (spots: Spot[], random: Random) => void): DataEdit {
  return (tree, random) => {
    const changed = copy(tree);
    change(spotsOf(changed), random);
    return write(changed);
  };
}

const inObjects = (spots: Spot[]): Spot[] => spots.filter(({ holder }) => !Array.isArray(holder));
const inLists = (spots: Spot[]): Spot[] => spots.filter(({ holder }) => Array.isArray(holder));
const texts = (spots: Spot[]): (Spot & { value: string })[] =>
  spots.flatMap(spot => (typeof spot.value === "string" ? [{ ...spot, value: spot.value }] : []));

/** Every way of changing data that still gives well-formed JSON. */
export const DATA_EDITS: Readonly<Record<string, DataEdit>> = {
  "dropped key": edit((spots, random) => remove(random.pick(inObjects(spots)))),
  "renamed key": edit((spots, random) => {
    const spot = random.pick(inObjects(spots));
    remove(spot);
    replace({ ...spot, key: misspelt(String(spot.key), random) }, spot.value);
  }),
  "retyped value": edit((spots, random) => replace(random.pick(spots), copy(random.pick(OTHER_TYPES)))),
  "emptied value": edit((spots, random) => replace(random.pick(spots), copy(random.pick(EMPTY)))),
  "hostile text": edit((spots, random) => replace(random.pick(texts(spots)), random.pick(HOSTILE_TEXTS))),
  "hostile text inside": edit((spots, random) => {
    const spot = random.pick(texts(spots));
    replace(spot, `${spot.value} ${random.pick(HOSTILE_TEXTS)}`);
  }),
  "swapped texts": edit((spots, random) => {
    const [one, other] = [random.pick(texts(spots)), random.pick(texts(spots))];
    replace(one, other.value);
    replace(other, one.value);
  }),
  "duplicated entry": edit((spots, random) => {
    const list = inLists(spots);
    if (list.length === 0) return;
    const { holder, value } = random.pick(list);
    if (Array.isArray(holder)) holder.splice(random.below(holder.length), 0, copy(value));
  }),
  "dropped entry": edit((spots, random) => {
    const list = inLists(spots);
    if (list.length > 0) remove(random.pick(list));
  }),
  "reordered entries": edit((spots, random) => {
    const list = inLists(spots);
    if (list.length > 0) {
      const { holder } = random.pick(list);
      if (Array.isArray(holder)) holder.reverse();
    }
  }),
  "reordered keys": tree => write(Object.fromEntries(Object.entries(copy(tree)).reverse())),
  "changed number": edit((spots, random) => {
    const numbers = spots.filter(({ value }) => typeof value === "number");
    if (numbers.length > 0) replace(random.pick(numbers), random.pick([0, 1, 2, 3, 50, 998, 1000, -5, 2.5]));
  }),
  "added key": edit((spots, random) => {
    const key = random.pick(["__proto__", "constructor", "note", "title2", "id", "parent", "children", "internal", ""]);
    const { holder } = random.pick(inObjects(spots));
    Object.defineProperty(holder, key, { value: "extra", enumerable: true, configurable: true, writable: true });
  }),
  "shortened text": edit((spots, random) => {
    const spot = random.pick(texts(spots));
    replace(spot, spot.value.slice(0, random.below(12)));
  }),
};

function misspelt(key: string, random: Random): string {
  const at = random.below(key.length);
  return random.pick([
    key.slice(0, at) + key.slice(at + 1),
    `${key}s`,
    key.toUpperCase(),
    ` ${key}`,
    key.slice(0, at) +
      key
        .slice(at, at + 2)
        .split("")
        .reverse()
        .join("") +
      key.slice(at + 2),
    "somethingElse",
  ]);
}
