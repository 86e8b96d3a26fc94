import { posix } from "node:path";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Holder = Json[] | { [key: string]: Json };
type Spot = readonly [holder: Holder, key: string | number, value: Json];
type Files = ReadonlyMap<string, Buffer>;

/** Changed files, null for one taken away. */
export type Change = ReadonlyMap<string, Buffer | null>;

/** A repeatable source of chance (mulberry32): the same seed gives the same choices on every machine. */
export class Chance {
  constructor(private state: number) {}

  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }
}

/** Texts that have broken other sites. */
const HOSTILE: readonly string[] = [
  ..."| |\t|\u00a0|\u200b\u3164|\u2800|\u00ad|-|…|undefined|null|NaN|[object Object]|Lorem ipsum dolor|TODO".split("|"),
  ..."[Your text]|{{ title }}|<script>alert(1)</script>|</title><h1>|&lt;b&gt;|<!-- a -->|javascript:alert(1)".split(
    "|",
  ),
  ..."//elsewhere.example|/\\elsewhere|https://|https://a:b@c.example/|http://insecure.example|data:text/html".split(
    "|",
  ),
  ..."../../../../etc/passwd|../photos/../../package.json|..\\photos\\photo-1.jpg|__proto__|constructor".split("|"),
  ..."one\ntwo|bell\u0007 \u001b[31mred|\u202e gnp.exe|lone \ud800|\uffff|\ufffd|CafÃ© â€œ|Z\u0351\u0352\u0353\u0354".split(
    "|",
  ),
  ..."👷🏽‍♀️|Привет, мир|مرحبا|/services/none|/projects/unwritten|/services/|/contact#nowhere|01234|someone@".split("|"),
  "A".repeat(300),
  "wide ".repeat(900),
];
const OTHERS: readonly Json[] = [null, 0, -1, 1.5, 7, true, "text", "", "   ", [], ["text"], {}, { text: "text" }];
const KEYS = ["__proto__", "constructor", "note", "titel", "TITLE", " heading", "id", "children", ""];

/** Every value inside a tree with its holder, from the outside in. */
function spotsOf(tree: Json): Spot[] {
  if (typeof tree !== "object" || tree === null) return [];
  const entries: [string | number, Json][] = Array.isArray(tree) ? [...tree.entries()] : Object.entries(tree);
  return entries.flatMap(([key, value]) => [[tree, key, value] as const, ...spotsOf(value)]);
}

const set = (holder: Holder, key: string | number, value: Json) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
const remove = (holder: Holder, key: string | number) =>
  Array.isArray(holder) ? holder.splice(Number(key), 1) : Reflect.deleteProperty(holder, key);

/** Changes to the data of a file, as an editor might make them by accident. */
const DATA: Readonly<Record<string, (spots: Spot[], chance: Chance) => unknown>> = {
  "dropped value": (spots, chance) => {
    const [holder, key] = chance.pick(spots);
    remove(holder, key);
  },
  "renamed key": (spots, chance) => {
    const [holder, key, value] = chance.pick(spots.filter(([at]) => !Array.isArray(at)));
    remove(holder, key);
    set(holder, chance.pick([...KEYS, `${key}s`, String(key).slice(1)]), value);
  },
  "added key": (spots, chance) =>
    set(chance.pick(spots.filter(([at]) => !Array.isArray(at)))[0], chance.pick(KEYS), "extra"),
  "other value": (spots, chance) => {
    const [holder, key] = chance.pick(spots);
    set(holder, key, structuredClone(chance.pick(OTHERS)));
  },
  "hostile text": (spots, chance) => {
    const [holder, key, value] = chance.pick(spots.filter(spot => typeof spot[2] === "string"));
    set(holder, key, chance.pick(["", `${String(value)} `]) + chance.pick(HOSTILE));
  },
  "shortened text": (spots, chance) => {
    const [holder, key, value] = chance.pick(spots.filter(spot => typeof spot[2] === "string"));
    set(holder, key, String(value).slice(0, chance.below(12)));
  },
  "swapped values": (spots, chance) => {
    const [[holder, key, value], other] = [chance.pick(spots), chance.pick(spots)];
    set(holder, key, structuredClone(other[2]));
    set(other[0], other[1], structuredClone(value));
  },
  "duplicated entry": (spots, chance) => {
    const [holder, , value] = chance.pick([...spots.filter(([at]) => Array.isArray(at)), chance.pick(spots)]);
    if (Array.isArray(holder)) holder.splice(chance.below(holder.length), 0, structuredClone(value));
  },
  "changed number": (spots, chance) => {
    const [holder, key] = chance.pick([...spots.filter(spot => typeof spot[2] === "number"), chance.pick(spots)]);
    set(holder, key, chance.pick([0, 1, 2, 50, 99_998, 100_000, -5, 2.5]));
  },
};

const cut = (text: string, at: number, length: number, added = "") =>
  text.slice(0, at) + added + text.slice(at + length);
const placeOf = (text: string, pattern: RegExp, chance: Chance) => chance.pick([...text.matchAll(pattern)]).index;

/** Changes to the text of a file; what an editor, a merge or a program may leave behind. */
const TEXT: Readonly<Record<string, (text: string, chance: Chance) => string | Buffer>> = {
  "truncated file": (text, chance) => text.slice(0, chance.below(text.length - 2)),
  "missing sign": (text, chance) => cut(text, placeOf(text, /[{}[\]",:]/g, chance), 1),
  "added sign": (text, chance) =>
    cut(text, chance.below(text.length), 0, chance.pick(Array.from("{}[],:\"'\\/#0tn\n\t\0"))),
  "trailing comma": (text, chance) => cut(text, placeOf(text, /\n\s*[}\]]/g, chance), 0, ","),
  comment: (text, chance) => cut(text, placeOf(text, /\n/g, chance), 0, chance.pick(["\n// a note", "\n/* a note */"])),
  "conflict marker": (text, chance) =>
    cut(text, placeOf(text, /\n/g, chance), 0, chance.pick(["\n<<<<<<< HEAD", "\n=======", "\n>>>>>>> branch"])),
  "byte order mark": text => `\uFEFF${text}`,
  "UTF-16": text => Buffer.from(text, "utf16le"),
  "broken UTF-8": (text, chance) => {
    const bytes = Buffer.from(text);
    bytes[chance.below(bytes.length)] = chance.pick([0x80, 0xc0, 0xfe, 0xff, 0xed]);
    return bytes;
  },
  "repeated key": (text, chance) =>
    cut(text, placeOf(text, /^ +"slug|^ +"heading|^  "\$schema/gm, chance), 0, '"slug": "a",\n'),
  "deep nesting": (text, chance) =>
    chance.pick(["[".repeat(50_000), text.replace(/"[^"]*",?\n/, `${"[".repeat(3000)}${"]".repeat(3000)},\n`)]),
  "wrong top level": (text, chance) =>
    chance.pick([`[${text}]`, "null", '"text"', "42", "{}", "", "\n\n", "<html></html>"]),
  "other layout": (text, chance) =>
    chance.pick([text.replaceAll("\n", "\r\n"), text.replace(/\n\s*/g, ""), `\n${text}`]),
};

const some = (files: Files, ending: RegExp, chance: Chance) =>
  chance.pick([...files.keys()].filter(path => ending.test(path)));

/** Changes to whole files. */
const FILES: Readonly<Record<string, (files: Files, chance: Chance) => [string, Buffer | null][]>> = {
  "lost file": (files, chance) => [[some(files, /./, chance), null]],
  "renamed file": (files, chance) => {
    const path = some(files, /./, chance);
    const name = chance.pick([
      "copy.json",
      "Copy of this.json",
      "index.json",
      posix.basename(path).toUpperCase(),
      "x.txt",
    ]);
    return [
      [path, null],
      [posix.join(posix.dirname(path), name), Buffer.from(files.get(path)!)],
    ];
  },
  "copied file": (files, chance) => {
    const path = some(files, /json$/, chance);
    return [[posix.join(posix.dirname(path), chance.pick(["a-copy.json", "404.json"])), Buffer.from(files.get(path)!)]];
  },
  "swapped files": (files, chance) => {
    const [one, other] = [some(files, /./, chance), some(files, /./, chance)];
    return [
      [one, Buffer.from(files.get(other)!)],
      [other, Buffer.from(files.get(one)!)],
    ];
  },
  "damaged picture": (files, chance) => {
    const path = some(files, /jpg$/, chance);
    const bytes = files.get(path)!;
    const text = chance.pick(["<html>Not found</html>", "", "\0\0\0\x18ftypheic"]);
    return [[path, chance.pick([bytes.subarray(0, chance.below(bytes.length - 2)), Buffer.from(text, "latin1")])]];
  },
};

/** Kinds of change after which no page can be right, so that not one variant of them may be accepted. */
export const ALWAYS_REFUSED: readonly string[] = [
  ..."truncated file|trailing comma|comment|conflict marker|byte order mark|UTF-16|repeated key|deep nesting".split(
    "|",
  ),
  ..."wrong top level|damaged picture".split("|"),
];

export const KINDS: readonly string[] = [...Object.keys(DATA), ...Object.keys(TEXT), ...Object.keys(FILES)];

/** A change of one kind to some of the files. */
export function variant(kind: string, files: Files, chance: Chance): Change {
  const ofFiles = FILES[kind];
  if (ofFiles) return new Map(ofFiles(files, chance));
  const path = some(files, /json$/, chance);
  const text = files.get(path)!.toString("utf8");
  const ofText = TEXT[kind];
  if (ofText) return new Map([[path, Buffer.from(ofText(text, chance) as string)]]);
  const tree = JSON.parse(text) as Json;
  DATA[kind]!(spotsOf(tree), chance);
  return new Map([[path, Buffer.from(`${JSON.stringify(tree, null, 2)}\n`)]]);
}
