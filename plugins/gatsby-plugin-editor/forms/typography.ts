import { isObject } from "../../gatsby-plugin-content/json-object";

/** The marks of lists that Word and web pages put on the clipboard. */
const BULLET = "[•‣⁃∙◦▪●○■✓✔➢➤❖\\uF0A7\\uF0B7\\uF0D8\\uF0FC]\\s*";
/** A dash, a star, a dot, a number or a letter before a tab or a space. */
const MARK_WITH_BLANK = "(?:[-–—*·]|\\(?(?:\\d{1,2}|[a-z])[.)]|o(?=\\t))\\s+";
/** A line that begins with a bullet, or with another mark and a tab. */
const STARTS_WITH_MARK = new RegExp(`^\\s*(?:${BULLET}|(?=\\S+\\t)${MARK_WITH_BLANK})`, "mu");
const MARKED_LINE = new RegExp(`^\\s*${MARK_WITH_BLANK}\\S`, "u");
/** Inside of a line, only bullets count: a field of one line receives all points in one. */
const MARKS = new RegExp(`${BULLET}|^\\s*${MARK_WITH_BLANK}`, "gmu");

const LINE_BREAK = /[\n\r\u2028\u2029]+/u;

/** Whether a text is a list: a line has a sure mark, or each of several lines has a mark and a space, as in an e-mail. */
function isPastedList(text: string): boolean {
  const lines = text.trim().split(LINE_BREAK);
  return STARTS_WITH_MARK.test(text) || (lines.length > 1 && lines.every(line => MARKED_LINE.test(line)));
}

/** The lines of a text, or the points of a pasted list without their marks. Leaves out empty ones. */
export function linesOf(text: string): string[] {
  const lines = isPastedList(text) ? text.replace(MARKS, "\n") : text;
  return lines
    .split(LINE_BREAK)
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
