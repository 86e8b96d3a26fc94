import { type ObjectNode, type ValueNode, parse } from "@humanwhocodes/momoa";
import { type Fault, type Outcome, locationAt } from "./decode";
import { explainSyntax } from "./explain-syntax";
import { FILE_START, type Location } from "./problem";
import { type Path, formatPath } from "./wording";

export type JsonObject = { [key: string]: unknown };

/** A file's data with the places of its keys and values. */
export interface ParsedJson {
  value: JsonObject;
  /** Place of a value, by its path as formatPath writes it. */
  values: ReadonlyMap<string, Location>;
  /** Place of a key, by the path of its value. */
  keys: ReadonlyMap<string, Location>;
  /** Keys that stand twice in one object: only the last would count. */
  repeated: readonly (Fault & { path: string })[];
}

const CONFLICT_MARKER = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m;
const DEEPEST = 40;
/** Characters; above every maxLength of the schemas, and low enough that no pattern takes long over it. */
const LONGEST_STRING = 4000;

/** Parses a JSON file that must hold one object; nothing that JSON.parse would let pass silently is lost. */
export function parseJson(text: string): Outcome<ParsedJson> {
  const marker = CONFLICT_MARKER.exec(text);
  if (marker) {
    const message = `There is a merge conflict marker (${marker[0]}) here: two people changed the same lines. Keep the right lines and delete the others, together with the lines that start with <<<<<<<, ======= and >>>>>>>.`;
    return { fault: { message, ...locationAt(text, marker.index) } };
  }
  if (nestedTooDeeply(text))
    return {
      fault: { message: "The brackets are nested far too deeply. Put the file back from its history.", ...FILE_START },
    };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const fault = explainSyntax(text) ?? {
      offset: 0,
      message: "The file is not valid JSON. Put it back from its history.",
    };
    return { fault: { message: fault.message, ...locationAt(text, fault.offset) } };
  }
  const { body } = parse(text, { mode: "json" });
  if (body.type !== "Object" || !isObject(value))
    return {
      fault: { message: "The file must hold one object: a { at its start and a } at its end.", ...place(body) },
    };
  const located = locate(body);
  return located.tooLong ? { fault: located.tooLong } : { value: { value, ...located } };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Counts brackets outside strings, so that no parser further on runs out of stack. */
function nestedTooDeeply(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === "{" || token === "[") depth++;
    else if (token === "}" || token === "]") depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function locate(root: ObjectNode): Omit<ParsedJson, "value"> & { tooLong: Fault | undefined } {
  const values = new Map<string, Location>();
  const keys = new Map<string, Location>();
  const repeated: (Fault & { path: string })[] = [];
  let tooLong: Fault | undefined;
  const visit = (node: ValueNode, path: Path): void => {
    values.set(formatPath(path), place(node));
    if (node.type === "String" && node.value.length > LONGEST_STRING)
      tooLong ??= {
        message: `A text of ${node.value.length} characters starts here, longer than any on the site. Shorten it.`,
        ...place(node),
      };
    if (node.type === "Array") node.elements.forEach((element, index) => visit(element.value, [...path, index]));
    if (node.type === "Object") visitMembers(node, path);
  };
  const visitMembers = (node: ObjectNode, path: Path): void => {
    const seen = new Map<string, number>();
    for (const { name, value } of node.members) {
      const key = name.type === "String" ? name.value : name.name;
      const keyPath = formatPath([...path, key]);
      const before = seen.get(key);
      if (before !== undefined) {
        const message = `stands twice in the same object (first in line ${before}), and only the last would count. Delete one of the two${before === place(name).line ? "" : " lines"}, or give it its right name.`;
        repeated.push({ path: keyPath, message, ...place(name) });
      }
      seen.set(key, place(name).line);
      keys.set(keyPath, place(name));
      visit(value, [...path, key]);
    }
  };
  visit(root, []);
  return { values, keys, repeated, tooLong };
}

function place({ loc }: { loc: { start: Location } }): Location {
  return { line: loc.start.line, column: loc.start.column };
}
