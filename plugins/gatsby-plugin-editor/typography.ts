import { isObject } from "../gatsby-plugin-content/json-object";

/** The marks of lists that Word and web pages put on the clipboard, and letters, dashes and numbers before a tab. */
const BULLET = "[•‣◦▪●○■\\uF0B7\\uF0A7]\\s*";
const MARK_WITH_TAB = "(?:[-–—o]|\\d{1,2}[.)])\\t\\s*";
const STARTS_WITH_MARK = new RegExp(`^\\s*(?:${BULLET}|${MARK_WITH_TAB})`, "mu");
/** Inside of a line, only bullets count: a field of one line receives all points in one. */
const MARKS = new RegExp(`${BULLET}|^\\s*${MARK_WITH_TAB}`, "gmu");

const isPastedList = (text: string) => STARTS_WITH_MARK.test(text);

/** The lines of a text, or the points of a pasted list without their marks. Leaves out empty ones. */
export function linesOf(text: string): string[] {
  const lines = isPastedList(text) ? text.replace(MARKS, "\n") : text;
  return lines
    .split(/[\n\r\u2028\u2029]/u)
    .map(line => line.trim())
    .filter(line => line !== "");
}

/** Pasted points as one text: each ends with a semicolon, unless it has a mark of its own. */
const inOneLine = (points: readonly string[]) =>
  points
    .map((point, index) => (index === points.length - 1 || /[.!?;:,]$/u.test(point) ? point : `${point};`))
    .join(" ");

/** A text in one line, with curly quotes, and without invisible characters (but U+200D, which joins emojis). */
function tidiedText(text: string): string {
  const oneLine = isPastedList(text) ? inOneLine(linesOf(text)) : text;
  const visible = oneLine.replace(/(?!\u200D)\p{Cf}/gu, "");
  const spaced = visible.replace(/[^\S\u00A0\u202F]+/gu, " ").trim();
  const withOpeningQuotes = spaced.replace(/(?<=^|[\s([])"/gu, "“").replace(/(?<=^|[\s([“])'(?!\d)/gu, "‘");
  return withOpeningQuotes.replaceAll('"', "”").replaceAll("'", "’");
}

/** A value with all its texts in the site's typography. Texts in `known` stay as they are. */
export function tidied(value: unknown, known: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map(entry => tidied(entry, known));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidied(part, known)]));
  return typeof value === "string" && !known.has(value) ? tidiedText(value) : value;
}

/** All texts inside a value, in their order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** What a value says to a reader: a number, a switch, or all its texts. */
export const readableTexts = (value: unknown): string[] =>
  typeof value === "number" || typeof value === "boolean" ? [String(value)] : textsIn(value);
