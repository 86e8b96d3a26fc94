import { slugOf } from "../file-kinds";
import { inRepository } from "../paths";
import type { Problem } from "../problem";
import { type Rule, type JsonNode, problemAt, wrongText, textAt, stringsOf } from "../site";
import { quote } from "../wording";

/** Finds duplicates of values that schemas mark as unique: slugs, orders, titles, descriptions, ids, main texts. */
export const uniqueValues: Rule = function* (site) {
  const groups = new Map<string, JsonNode[]>();
  for (const node of site.nodes) {
    const group = groupOf(node);
    const value = [node.value].flat().join("\n");
    // Template text in square brackets is the same in many files.
    const isTemplate = node.schema["x-unique"] === "story" && value.includes("[");
    if (group === undefined || isTemplate) continue;
    const key = JSON.stringify([...group, value.trim().toLowerCase()]);
    groups.set(key, [...(groups.get(key) ?? []), node]);
  }
  for (const [first, second, ...others] of groups.values()) {
    if (!first || !second) continue;
    // In one list the later entry is wrong. Of two files either may be the copy: if none is known to be, each names the other.
    const nodes = [first, second, ...others];
    const original = nodes.find(node => !isCopy(node, nodes)) ?? first;
    const other = nodes.find(node => node !== original) ?? second;
    const isOneList = second.document === first.document;
    if (!isOneList && !isCopy(other, nodes)) yield* clash(original, other);
    for (const node of nodes) if (node !== original) yield* clash(node, original);
  }
};

/** The parts of a group's key: two values of one group must differ. Undefined if the value need not be unique. */
function groupOf({ schema, path, document: { file, kind } }: JsonNode) {
  const key = path.at(-1);
  const entry = path.findLastIndex(part => typeof part === "number");
  const list = [file, ...path.filter((_part, index) => index !== entry)];
  const scopes = { site: [key], story: ["story"], folder: [key, kind.schema], list };
  return schema["x-unique"] && scopes[schema["x-unique"]];
}

/** Whether a node is in a copied file: its slug is that of another file, or its name only adds to the name of another one. */
function isCopy({ document }: JsonNode, nodes: readonly JsonNode[]): boolean {
  if (!document.kind.folder) return false;
  const name = slugOf(document.file);
  const slug = textAt(document.value, "slug");
  const others = nodes.filter(node => node.document.kind === document.kind && node.document !== document);
  const names = others.map(node => slugOf(node.document.file));
  return names.some(original => slug === original || isNameOfCopy(name, original));
}

/** Whether a name is the original's with "copy", a number or the like: "roof-coating-2", "copy-of-roof-coating". */
const isNameOfCopy = (name: string, original: string) =>
  name === `copy-of-${original}` ||
  (name.startsWith(`${original}-`) && /^-(?:copy|copied|new|\d+)(?:-\d+)?$/.test(name.slice(original.length)));

const clash = (node: JsonNode, other: JsonNode): Problem[] =>
  repetition(node, other).map(problem => ({ ...problem, code: "repeated" }));

function repetition(node: JsonNode, other: JsonNode) {
  const { "x-unique": scope } = node.schema;
  const file = inRepository(other.document.file);
  const copied = `repeats word for word what is in ${file}. Write each in its own words.`;
  if (scope === "story") return problemAt(node, copied);
  const entry = Number(other.path.findLast(part => typeof part === "number")) + 1;
  const where = scope === "list" ? `in entry ${entry} of the list` : `in ${file}`;
  const value = typeof node.value === "string" ? quote(node.value) : String(node.value);
  return problemAt(node, `is ${value} as ${where}. Change one of the two.`);
}

/** Finds slugs that are not the name of their file. */
export const slugs: Rule = site =>
  stringsOf(site).flatMap(node => {
    const { document, path, value } = node;
    const name = slugOf(document.file);
    if (!document.kind.folder || path.join() !== "slug" || value === name) return [];
    const message = `is ${quote(value)} but the file is called ${quote(`${name}.json`)}. Make them the same: the slug is the file's name without .json.`;
    return problemAt(node, message);
  });

/** Finds areas that the footer text does not name. */
export const areas: Rule = site =>
  stringsOf(site).flatMap(node => {
    const { document, path, value } = node;
    const isMissing = path[0] === "areas" && textAt(document.value, "blurb")?.includes(value) === false;
    return isMissing ? wrongText(node, "which the footer text does not name. Name it there, too.") : [];
  });

/** Finds highlights that are no part of their title. */
export const highlights: Rule = site =>
  stringsOf(site).flatMap(node => {
    const title = textAt(node.parent?.value, "title");
    if (node.path.at(-1) !== "highlight" || title === undefined || title.includes(node.value)) return [];
    return wrongText(node, `which is not a part of the title ${quote(title)}. Copy the words exactly from the title.`);
  });
