import { type JsonObject, isObject } from "../gatsby-plugin-content/json-object";
import type { Field } from "./fields";
import { copies } from "./messages";

/** The field for what is still to be supplied. The mark of a copy stands there, so the launch check lists it. */
const MARK = "standIn";
const BETWEEN = " · ";
const MAXIMUM = 300;

const isMark = (text: unknown): text is string => typeof text === "string" && text.startsWith(copies.mark);
const labelsIn = (mark: string) => mark.slice(copies.mark.length).split(BETWEEN);

/** The mark for fields that are still copied; none without fields. A long list is cut, because the field has a limit. */
function markFor(labels: readonly string[]): string | undefined {
  if (labels.length === 0) return undefined;
  const mark = copies.mark + labels.join(BETWEEN);
  return mark.length <= MAXIMUM ? mark : markFor(labels.slice(0, -1));
}

const hasMark = (fields: readonly Field[] = []) => fields.some(({ name }) => name === MARK);

/** Groups with a mark of their own. */
const isMarkedGroup = (field: Field, value: unknown): value is JsonObject => isObject(value) && hasMark(field.fields);

/** Choices, switches and numbers are plain to see in the form. The address must be new in any case. */
const isMarked = ({ name, widget }: Field) =>
  name !== "slug" && name !== MARK && !["hidden", "select", "relation", "boolean", "number"].includes(widget);

/** The data of a copied entry: not published, not featured, without its address and number, and marked where copied. */
export function copyOf(data: JsonObject, fields: readonly Field[]): JsonObject {
  const { slug: _slug, order: _order, ...copy } = withMarks(data, fields);
  if ("status" in copy) copy["status"] = "placeholder";
  if ("featured" in copy) copy["featured"] = false;
  return copy;
}

function withMarks(data: JsonObject, fields: readonly Field[]): JsonObject {
  const own: string[] = [];
  const marked = { ...data };
  for (const field of fields) {
    const value = data[field.name];
    if (isMarkedGroup(field, value)) marked[field.name] = withMarks(value, field.fields ?? []);
    else if (isMarked(field) && value !== undefined && value !== "") own.push(field.label);
  }
  if (hasMark(fields)) marked[MARK] = markFor(own);
  return marked;
}

/** A mark with its path in a form. Undefined: there is nothing left to mark. */
type Mark = Readonly<{ path: string[]; value: string | undefined }>;

/** The marks that change because something copied was changed. */
export function changedMarks(now: JsonObject, before: JsonObject, fields: readonly Field[]): Mark[] {
  const inGroups = fields.flatMap(field => {
    const [value, old] = [now[field.name], before[field.name]];
    if (!isMarkedGroup(field, value) || !isObject(old)) return [];
    const inner = changedMarks(value, old, field.fields ?? []);
    return inner.map(mark => ({ ...mark, path: [field.name, ...mark.path] }));
  });
  const mark = now[MARK];
  if (!isMark(mark)) return inGroups;
  const isChanged = ({ name }: Field) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const changed = new Set(fields.filter(isChanged).map(({ label }) => label));
  const left = labelsIn(mark).filter(label => !changed.has(label));
  const isShorter = left.length < labelsIn(mark).length;
  return isShorter ? [...inGroups, { path: [MARK], value: markFor(left) }] : inGroups;
}

/** Whether something in a value is still marked as copied. */
export function isCopied(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isCopied);
  if (!isObject(value)) return false;
  return isMark(value[MARK]) || Object.values(value).some(isCopied);
}
