import { posix } from "node:path";
import { FOLDERS, type FileKind } from "../gatsby-plugin-content/file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema, shapeName } from "../gatsby-plugin-content/json-schema";

/** A field of a form for Decap CMS. The last two flags are for `form-data`. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  /** Regular expression (flag u), and what to do if it does not match. */
  pattern?: [string, string];
  fields?: Field[];
  field?: Field;
  /** An optional group. In the form it is a list of at most one entry, so that it can be added and removed. */
  isGroup?: true;
  /** The text or list may be empty in the file. Other empty ones are left out. */
  mayBeEmpty?: true;
  [setting: string]: unknown;
}

/** The form of one kind of file. */
export interface Form {
  name: string;
  label: string;
  /** Name of the schema. */
  schema: string;
  /** The path of its page. For a folder: the path below which each entry has its page. */
  page?: string;
  fields: Field[];
  [setting: string]: unknown;
}

/** Fields with a widget of our own (`browser/widgets.ts`). */
const OWN_WIDGETS: Readonly<Record<string, string>> = {
  focus: "focus",
  standIn: "rare-text",
  decorative: "rare-boolean",
};

/** The form of a kind of file, one field for each property. Throws if a form cannot express a schema. */
export function formOf(kind: FileKind, schemas: SchemaSet): Form {
  const { schema, path, address } = kind;
  const root = schemas.get(schema) ?? {};
  /** Relative to the folder of the file. */
  const relative = (to: string) => posix.relative(kind.folder ? path : posix.dirname(path), to).replace(/^\w/, "./$&");

  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, property]) => fieldOf(name, property, required.includes(name)));

  const fieldOf = (name: string, raw: JsonSchema, required: boolean): Field => {
    const property = resolveSchema(raw, schemas);
    const { title = name, description: hint, type, minimum: min, maximum: max } = property;
    const field = { name, label: title, required, hint };
    if (type === "object") return { ...field, ...groupOf(property, field) };
    if (type === "array") return { ...field, ...listOf(property, field) };
    if (type === "string") return { ...field, ...textOf(property, field) };
    if (type === "integer") return { ...field, widget: "number", value_type: "int", step: 1, min, max };
    const unchosen = required ? { default: false } : {};
    if (type === "boolean") return { ...field, widget: OWN_WIDGETS[name] ?? "boolean", ...unchosen };
    throw new Error(`The editor has no field for ${name} of ${schema}.schema.json: its type is ${String(type)}.`);
  };

  const groupOf = (property: JsonSchema, { label, required }: Named) => {
    const name = nameIn(property, schemas);
    const group = { fields: fieldsOf(property), summary: name ? `{{fields.${name}}}` : label };
    if (required) return { ...group, widget: "object", collapsed: true };
    return { ...group, widget: "list", isGroup: true as const, max: 1, label_singular: label };
  };

  const listOf = ({ description, minItems, items: raw = {} }: JsonSchema, field: Named) => {
    const items = resolveSchema(raw, schemas);
    const title = items.title ?? (raw.$ref ? shapeName(raw.$ref).replace(/[A-Z]/g, " $&") : "entry");
    const list = { ...orEmpty(field, minItems), widget: "list", min: minItems, label_singular: title.toLowerCase() };
    if (items.type !== "object") return { ...list, field: fieldOf("entry", { title, description, ...items }, true) };
    return { ...list, fields: fieldsOf(items), summary: `{{fields.${nameIn(items, schemas)}}}` };
  };

  const textOf = (property: JsonSchema, field: Named) => {
    const { format, maxLength = 0, minLength, enum: options } = property;
    if (field.name === "$schema") return { widget: "hidden", default: relative(`schemas/${schema}.schema.json`) };
    if (options) return { widget: "select", options };
    if (format === "picture" || format === "logo") {
      const folder = format === "logo" ? "logos" : path === "team.json" ? "team" : "photos";
      const folders = { media_folder: `/content/${folder}`, public_folder: relative(folder) };
      return { widget: "image", ...folders, choose_url: false };
    }
    const linked = FOLDERS.find(kind => kind.schema === format);
    if (linked) {
      const display_fields = [nameIn(schemas.get(linked.schema) ?? {}, schemas)];
      const entries = { collection: linked.path, value_field: "slug", options_length: 1000 };
      return { widget: "relation", ...entries, display_fields, search_fields: [...display_fields, "slug"] };
    }
    // The widget "text" allows several lines.
    const widget = OWN_WIDGETS[field.name] ?? (maxLength > 90 && !format ? "text" : "string");
    return { ...orEmpty(field, minLength), widget, pattern: patternOf(property) };
  };

  const name = posix.basename(path, ".json");
  const place = { [kind.folder ? "folder" : "file"]: `content/${path}` };
  return { name, label: root.title ?? schema, schema, page: address, ...place, fields: fieldsOf(root) };
}

type Named = Pick<Field, "name" | "label" | "required">;

/** The form accepts no empty required value, but in a file a required text or list may be empty. */
const orEmpty = ({ required }: Named, least = 0) =>
  required && least === 0 ? { required: false, mayBeEmpty: true as const } : {};

/** One regular expression for pattern and length, and the message for both. */
function patternOf({ pattern = "", patternErrorMessage, minLength = 0, maxLength }: JsonSchema): [string, string] {
  const least = minLength > 1 ? `${minLength} to ` : "At most ";
  const length = maxLength === undefined ? undefined : `${least}${maxLength} characters, on one line.`;
  const message = [patternErrorMessage, length].filter(Boolean).join(" ");
  return [`^(?=.{${minLength},${maxLength ?? ""}}$)${pattern.replace(/^\^/, "")}`, message];
}

/** The property that names an entry: the first required text, if possible not a path, a choice or a slug. */
export function nameIn({ properties = {}, required = [] }: JsonSchema, schemas: SchemaSet): string {
  const texts = required
    .map(name => ({ name, ...resolveSchema(properties[name] ?? {}, schemas) }))
    .filter(({ type }) => type === "string");
  return (texts.find(({ format, enum: choices }) => !format && !choices) ?? texts[0])?.name ?? "";
}
