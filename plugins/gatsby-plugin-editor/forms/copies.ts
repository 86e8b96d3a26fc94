import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import { copiedLabels, copiedListOf } from "./copied-list";
import { type Field, fieldsInside } from "./fields";

/** The field "Still to be supplied". In a copy it lists what is copied, so the launch check lists the copy. */
const STAND_IN = "standIn";

/** The most characters of the stand-in of a form or a group; undefined if it has no such field. */
function longestStandIn(fields: readonly Field[]): number | undefined {
  const field = fields.find(({ name }) => name === STAND_IN);
  if (!field) return undefined;
  return "limits" in field ? (field.limits?.most ?? Infinity) : Infinity;
}

/** The stand-in of a form or a group that lists copied fields. Undefined: nothing copied is left. */
function standInFor(labels: readonly string[], fields: readonly Field[]): string | undefined {
  return labels.length > 0 ? copiedListOf(labels, longestStandIn(fields) ?? Infinity) : undefined;
}

/** Whether a value is a group with a stand-in of its own. */
const hasOwnStandIn = (field: Field, value: unknown): value is JsonObject =>
  isObject(value) && longestStandIn(fieldsInside(field)) !== undefined;

/** Whether a field is listed. Choices, switches and numbers are plain to see in the form. A copy needs a new address. */
const isListed = ({ name, kind }: Field) =>
  name !== "slug" && name !== STAND_IN && !["hidden", "choice", "relation", "switch", "number"].includes(kind);

/** The data of a copied entry: not published, not featured, without its address and number. Stand-ins list the copied. */
export function copyOf(data: JsonObject, fields: readonly Field[]): JsonObject {
  const copy = withCopiedLists(data, fields);
  delete copy["slug"];
  delete copy["order"];
  if ("status" in copy) copy["status"] = "placeholder";
  if ("featured" in copy) copy["featured"] = false;
  return copy;
}

function withCopiedLists(data: JsonObject, fields: readonly Field[]): JsonObject {
  const labels: string[] = [];
  const copy = { ...data };
  for (const field of fields) {
    const value = data[field.name];
    if (hasOwnStandIn(field, value)) copy[field.name] = withCopiedLists(value, fieldsInside(field));
    else if (isListed(field) && value !== undefined && value !== "") labels.push(field.label);
  }
  if (longestStandIn(fields) !== undefined) copy[STAND_IN] = standInFor(labels, fields);
  return copy;
}

/** A stand-in with its path in a form. Undefined: nothing copied is left. */
type StandIn = Readonly<{ path: string[]; value: string | undefined }>;

/** The stand-ins that change because something copied was changed. */
export function changedStandIns(now: JsonObject, before: JsonObject, fields: readonly Field[]): StandIn[] {
  const inGroups = fields.flatMap(field => changedInGroup(field, now[field.name], before[field.name]));
  const own = changedOwnStandIn(now, before, fields);
  return own ? [...inGroups, own] : inGroups;
}

function changedInGroup(field: Field, now: unknown, before: unknown): StandIn[] {
  if (!hasOwnStandIn(field, now) || !isObject(before)) return [];
  const changed = changedStandIns(now, before, fieldsInside(field));
  return changed.map(({ path, value }) => ({ path: [field.name, ...path], value }));
}

/** The stand-in of a form or a group without the fields that were changed. Undefined if it listed none of them. */
function changedOwnStandIn(now: JsonObject, before: JsonObject, fields: readonly Field[]): StandIn | undefined {
  const listed = copiedLabels(now[STAND_IN]);
  if (!listed) return undefined;
  const isChanged = ({ name }: Field) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const changed = new Set(fields.filter(isChanged).map(({ label }) => label));
  const left = listed.filter(label => !changed.has(label));
  return left.length < listed.length ? { path: [STAND_IN], value: standInFor(left, fields) } : undefined;
}

/** Whether a stand-in in a value still lists something copied. */
export function isCopied(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isCopied);
  if (!isObject(value)) return false;
  return copiedLabels(value[STAND_IN]) !== undefined || Object.values(value).some(isCopied);
}
