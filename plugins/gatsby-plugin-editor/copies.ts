import { type JsonObject, isObject } from "../gatsby-plugin-content/json-object";
import type { Field } from "./fields";

/** The field "Still to be supplied". In a copy it lists what is copied, so the launch check lists the copy. */
const STAND_IN = "standIn";

// A list of copied fields in that field. It is stored in content files, so a change of these needs a change of the files.
const START_OF_LIST = "Copied, still to be changed or confirmed: ";
const BETWEEN_LABELS = " · ";

/** Whether a stand-in is a list of copied fields, and not a note of the firm. */
const isCopyList = (text: unknown): text is string => typeof text === "string" && text.startsWith(START_OF_LIST);

const labelsIn = (copyList: string) => copyList.slice(START_OF_LIST.length).split(BETWEEN_LABELS);

/** The stand-in that lists fields; undefined without fields. A list with too many characters for the field is cut. */
function copyListOf(labels: readonly string[], longest: number): string | undefined {
  if (labels.length === 0) return undefined;
  const copyList = START_OF_LIST + labels.join(BETWEEN_LABELS);
  return copyList.length <= longest ? copyList : copyListOf(labels.slice(0, -1), longest);
}

const standInFieldOf = (fields: readonly Field[] = []) => fields.find(({ name }) => name === STAND_IN);

/** In characters: how long the stand-in of a form or a group may be. */
const longestStandIn = (fields: readonly Field[]) => standInFieldOf(fields)?.limits?.most ?? Infinity;

/** Whether a value is a group with a stand-in of its own. */
const hasOwnStandIn = (field: Field, value: unknown): value is JsonObject =>
  isObject(value) && standInFieldOf(field.fields) !== undefined;

/** Whether a field is listed. Choices, switches and numbers are plain to see in the form. A copy needs a new address. */
const isListed = ({ name, widget }: Field) =>
  name !== "slug" && name !== STAND_IN && !["hidden", "select", "relation", "boolean", "number"].includes(widget);

/** The data of a copied entry: not published, not featured, without its address and number. Stand-ins list the copied. */
export function copyOf(data: JsonObject, fields: readonly Field[]): JsonObject {
  const { slug: _slug, order: _order, ...copy } = withCopyLists(data, fields);
  if ("status" in copy) copy["status"] = "placeholder";
  if ("featured" in copy) copy["featured"] = false;
  return copy;
}

function withCopyLists(data: JsonObject, fields: readonly Field[]): JsonObject {
  const copiedLabels: string[] = [];
  const copy = { ...data };
  for (const field of fields) {
    const value = data[field.name];
    if (hasOwnStandIn(field, value)) copy[field.name] = withCopyLists(value, field.fields ?? []);
    else if (isListed(field) && value !== undefined && value !== "") copiedLabels.push(field.label);
  }
  if (standInFieldOf(fields)) copy[STAND_IN] = copyListOf(copiedLabels, longestStandIn(fields));
  return copy;
}

/** A stand-in with its path in a form. Undefined: nothing copied is left. */
type StandIn = Readonly<{ path: string[]; value: string | undefined }>;

/** The stand-ins that change because something copied was changed. */
export function changedStandIns(now: JsonObject, before: JsonObject, fields: readonly Field[]): StandIn[] {
  const inGroups = fields.flatMap(field => {
    const [value, old] = [now[field.name], before[field.name]];
    if (!hasOwnStandIn(field, value) || !isObject(old)) return [];
    const inGroup = changedStandIns(value, old, field.fields ?? []);
    return inGroup.map(standIn => ({ ...standIn, path: [field.name, ...standIn.path] }));
  });
  const copyList = now[STAND_IN];
  if (!isCopyList(copyList)) return inGroups;
  const isChanged = ({ name }: Field) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const changed = new Set(fields.filter(isChanged).map(({ label }) => label));
  const left = labelsIn(copyList).filter(label => !changed.has(label));
  if (left.length === labelsIn(copyList).length) return inGroups;
  return [...inGroups, { path: [STAND_IN], value: copyListOf(left, longestStandIn(fields)) }];
}

/** Whether a stand-in in a value still lists something copied. */
export function isCopied(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isCopied);
  if (!isObject(value)) return false;
  return isCopyList(value[STAND_IN]) || Object.values(value).some(isCopied);
}
