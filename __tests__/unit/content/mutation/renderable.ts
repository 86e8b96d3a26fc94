import { posix } from "node:path";
import { type Keys, ListThatMayBeEmpty, PAGE_SHAPES, type Shape } from "./page-shapes";
import { pictureFlaws } from "./picture-flaws";
import { type Page, siteFlaws } from "./site-flaws";

/** Why a visitor would see something broken on a site built from these files; empty when every page is sound. */
export function flawsOf(files: ReadonlyMap<string, Buffer>): string[] {
  const gone = Object.keys(PAGE_SHAPES).filter(path => path.endsWith(".json") && !files.has(path));
  const read = [...files].filter(([path]) => path.endsWith(".json")).map(([path, bytes]) => readOnce(path, bytes));
  const pages = read.flatMap(({ page }) => page ?? []);
  return [
    ...gone.map(path => `${path} is gone`),
    ...read.flatMap(({ flaws }) => flaws),
    ...siteFlaws(pages),
    ...pictureFlaws(pages, files),
  ];
}

interface Reading {
  path: string;
  page?: Page;
  flaws: string[];
}

const readings = new WeakMap<Buffer, Reading>();

/** Most variants share all files but one, so each is read only once under its path. */
function readOnce(path: string, bytes: Buffer): Reading {
  const known = readings.get(bytes);
  if (known?.path === path) return known;
  const reading = read(path, bytes);
  readings.set(bytes, reading);
  return reading;
}

function read(path: string, bytes: Buffer): Reading {
  const shape = PAGE_SHAPES[path] ?? (path.includes("/") ? PAGE_SHAPES[posix.dirname(path)] : undefined);
  if (shape === undefined) return { path, flaws: [`${path} is read by nobody`] };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const data: unknown = JSON.parse(text);
    const lost = writtenKeys(text) === countKeys(data) ? [] : [`${path} loses a repeated key`];
    const flaws = [...lost, ...flawsIn(data, shape, path)];
    return flaws.length > 0 ? { path, flaws } : { path, flaws, page: { path, data } };
  } catch (error) {
    return { path, flaws: [`${path} cannot be read: ${String(error)}`] };
  }
}

function flawsIn(value: unknown, shape: Shape, at: string): string[] {
  const flaw = (what: string) => [`${at} ${what}: ${JSON.stringify(value).slice(0, 80)}`];
  if (shape instanceof ListThatMayBeEmpty || Array.isArray(shape)) {
    const entry = Array.isArray(shape) ? shape[0] : shape.entry;
    if (!Array.isArray(value) || entry === undefined) return flaw("is no list");
    if (value.length === 0 && Array.isArray(shape)) return flaw("is an empty section");
    return value.flatMap((one, index) => flawsIn(one, entry, `${at}[${index}]`));
  }
  if (typeof shape === "object")
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? flawsInKeys(value, shape, at)
      : flaw("is no object");
  if (shape === "number") return Number.isSafeInteger(value) ? [] : flaw("is no number");
  if (shape === "flag") return typeof value === "boolean" ? [] : flaw("is no flag");
  if (typeof value !== "string") return flaw("is no text");
  if (shape === "text" && !showable(value)) return flaw("shows rubbish or nothing");
  if (shape === "choice" && !/^\S(?:.*\S)?$/.test(value)) return flaw("is no choice");
  if (shape === "href" && !/^(?:\/(?!\/)[\w/#-]*|https:\/\/[\w.-]+\.[\w-]+(?:\/\S*)?)$/.test(value))
    return flaw("is no link");
  return [];
}

function flawsInKeys(value: object, shape: Keys, at: string): string[] {
  const known = new Set(Object.keys(shape).map(key => key.replace("?", "")));
  const isNote = (key: string) => ["standIn", "$schema"].includes(key) && typeof Reflect.get(value, key) === "string";
  const strange = Object.keys(value).filter(key => !known.has(key) && !isNote(key));
  const inner = Object.entries(shape).flatMap(([name, innerShape]) => {
    const key = name.replace("?", "");
    if (Object.hasOwn(value, key)) return flawsIn(Reflect.get(value, key), innerShape, `${at}.${key}`);
    return name.endsWith("?") ? [] : [`${at}.${key} is undefined`];
  });
  return [...inner, ...strange.map(key => `${at}.${key} is read by nobody`)];
}

const RUBBISH = [
  /\bundefined\b/,
  /\[object /,
  /<\/?[a-z!]/i,
  /&[a-z]+;/i,
  /lorem ipsum/i,
  /[\u0000-\u001f\u007f-\u009f\u200b\u2028\u202e\ufeff\ufffd\uffff]/,
  /\p{Surrogate}/u,
];

function showable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\u3164/g, "")) && !RUBBISH.some(pattern => pattern.test(text));
}

/** Keys as they stand in the text: strings that a colon follows. */
function writtenKeys(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;
}

function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, one) => sum + countKeys(one), 0);
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length);
}
