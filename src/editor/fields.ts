import { posix } from "node:path";
import { FOLDERS, type FileKind } from "../contract/file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema, shapeName } from "../contract/json-schema";

/** A field of a form, as Decap CMS wants it described; the last two marks are for our own format. */
export interface Field {
  name: string;
  label: string;
  widget:
    "hidden" | "object" | "list" | "number" | "boolean" | "select" | "relation" | "image" | "focus" | "string" | "text";
  required: boolean;
  hint?: string;
  /** Regular expression (flag u) and what to do when it does not match. */
  pattern?: [string, string];
  default?: string | boolean;
  fields?: Field[];
  field?: Field;
  options?: string[];
  /** An optional group, which the form holds as a list of one or none, so that it can be added and taken out whole. */
  isGroup?: true;
  /** The text or list may be empty; other empty ones are left out of the file. */
  mayBeEmpty?: true;
  [setting: string]: unknown;
}

/** The form of one kind of file. */
export interface Form {
  name: string;
  label: string;
  /** Name of the schema. */
  schema: string;
  fields: Field[];
}

const KNOWN = new Set(
  (
    "$schema title description type properties required additionalProperties items enum pattern patternErrorMessage " +
    "minLength maxLength minimum maximum minItems format " +
    // These are left to the check when saving.
    "if then else allOf errorMessage uniqueItems x-unique x-designedFor x-minimumWidth"
  ).split(" "),
);

/** Characters: what is longer gets several lines. */
const ONE_LINE = 90;

/** The form of a kind of file, one field for each property. Throws for a schema that no form can express. */
export function formOf(kind: FileKind, schemas: SchemaSet): Form {
  const root = schemas.get(kind.schema);
  if (!root?.title) throw new Error(`content/schemas/${kind.schema}.schema.json is missing or has no title.`);
  const fields = fieldsOf(root, { kind, schemas, path: kind.schema });
  return { name: posix.basename(kind.path, ".json"), label: root.title, schema: kind.schema, fields };
}

interface Place {
  kind: FileKind;
  schemas: SchemaSet;
  /** For messages. */
  path: string;
}

function fieldsOf(schema: JsonSchema, place: Place): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(name, property, required.includes(name), { ...place, path: `${place.path}.${name}` }),
  );
}

function fieldOf(name: string, raw: JsonSchema, required: boolean, place: Place): Field {
  const schema = resolveSchema(raw, place.schemas);
  const unknown = Object.keys(schema).filter(keyword => !KNOWN.has(keyword));
  const refuse = (why: string) => new Error(`The editor has no field for ${place.path} of content/schemas: ${why}.`);
  if (unknown.length > 0) throw refuse(`it does not know ${unknown.join(", ")}`);
  if (!schema.title || !schema.description) throw refuse("it needs a title and a description");
  const field = { name, label: schema.title, required, hint: schema.description };
  switch (schema.type) {
    case "object":
      return groupOf(field, schema, place);
    case "array":
      if (!schema.items) throw refuse("it does not say what the list holds");
      return listOf(field, schema, schema.items, place);
    case "integer":
      return {
        ...field,
        ...{ widget: "number", value_type: "int", step: 1, min: schema.minimum, max: schema.maximum },
      };
    case "boolean":
      return { ...field, widget: "boolean", ...(required && { default: false }) };
    case "string":
      return textOf(field, schema, place);
    default:
      throw refuse(`it does not know the type ${String(schema.type)}`);
  }
}

type Described = Pick<Field, "name" | "label" | "required" | "hint">;

function groupOf(field: Described, schema: JsonSchema, place: Place): Field {
  const fields = fieldsOf(schema, place);
  const name = nameIn(schema, place.schemas);
  const summary = name === "" ? field.label : `{{fields.${name}}}`;
  if (field.required) return { ...field, widget: "object", collapsed: true, summary, fields };
  const one = { max: 1, label_singular: field.label, summary };
  return { ...field, widget: "list", isGroup: true, ...one, fields };
}

function listOf(field: Described, { minItems }: JsonSchema, raw: JsonSchema, place: Place): Field {
  const items = resolveSchema(raw, place.schemas);
  const singular = items.title ?? (raw.$ref ? words(shapeName(raw.$ref)) : "entry");
  const look = { min: minItems, label_singular: singular.toLowerCase() };
  const list = { ...orEmpty(field, minItems), widget: "list" as const, ...look };
  if (items.type !== "object") {
    const entry = { title: singular, description: field.hint, ...items };
    return { ...list, field: fieldOf("entry", entry, true, { ...place, path: `${place.path}[]` }) };
  }
  const fields = fieldsOf(items, { ...place, path: `${place.path}[]` });
  return { ...list, summary: `{{fields.${nameIn(items, place.schemas)}}}`, fields };
}

function textOf(field: Described, schema: JsonSchema, { kind, schemas }: Place): Field {
  const { format, maxLength = 0, minLength } = schema;
  if (field.name === "$schema") {
    const path = posix.relative(posix.dirname(inFolder(kind)), `schemas/${kind.schema}.schema.json`);
    return { ...field, widget: "hidden", default: path.startsWith(".") ? path : `./${path}` };
  }
  if (schema.enum) return { ...field, widget: "select", options: schema.enum };
  const linked = FOLDERS.find(({ schema: name }) => name === format);
  if (linked) return { ...field, ...relationTo(linked, schemas) };
  if (format === "picture" || format === "logo") return { ...field, hint: undefined, ...imageIn(format, kind) };
  const text = {
    ...field,
    widget: (format === "focus" ? format : maxLength > ONE_LINE && !format ? "text" : "string") as Field["widget"],
    pattern: patternOf(schema),
  };
  return orEmpty(text, minLength);
}

/** What the form calls required holds something; a text or list that must be there may yet be empty. */
function orEmpty<F extends Described>(field: F, least = 0): F & Pick<Field, "mayBeEmpty"> {
  return field.required && least === 0 ? { ...field, required: false, mayBeEmpty: true } : field;
}

/** One regular expression for pattern and length, and the words for both. */
function patternOf({ pattern, patternErrorMessage, minLength = 0, maxLength }: JsonSchema): [string, string] {
  const length = `^(?=.{${minLength},${maxLength ?? ""}}$)`;
  const most = maxLength === undefined ? "" : `${minLength > 1 ? "" : "At most "}${maxLength} characters, on one line.`;
  const amount = minLength > 1 ? `${minLength} to ${most}` : most;
  return [`${length}${pattern?.replace(/^\^/, "") ?? ""}`, [patternErrorMessage, amount].filter(Boolean).join(" ")];
}

function relationTo({ schema, path }: FileKind, schemas: SchemaSet) {
  const names = [nameIn(schemas.get(schema) ?? {}, schemas)];
  const look = { search_fields: [...names, "slug"], display_fields: names, options_length: 1000 };
  return { widget: "relation" as const, collection: path, value_field: "slug", ...look };
}

/** A portrait lies in the folder that is called as its file, any other photograph in photos. */
function imageIn(format: "picture" | "logo", kind: FileKind) {
  const folder = format === "logo" ? "logos" : kind.path === "team.json" ? "team" : "photos";
  const path = posix.relative(posix.dirname(inFolder(kind)), folder);
  const seen = path.startsWith(".") ? path : `./${path}`;
  return {
    widget: "image" as const,
    media_folder: `/content/${folder}`,
    public_folder: seen,
    choose_url: false,
  };
}

const inFolder = ({ folder, path }: FileKind) => (folder ? `${path}/any.json` : path);

/** "teamMember" becomes "team member". */
const words = (name: string) => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/** The property that an entry is known by: the first required text, not a path, a choice or a slug if there is another. */
export function nameIn({ properties = {}, required = [] }: JsonSchema, schemas: SchemaSet): string {
  const texts = required.filter(name => resolveSchema(properties[name] ?? {}, schemas).type === "string");
  const plain = texts.find(name => {
    const { format, enum: choices } = resolveSchema(properties[name] ?? {}, schemas);
    return !format && !choices;
  });
  return plain ?? texts[0] ?? "";
}
