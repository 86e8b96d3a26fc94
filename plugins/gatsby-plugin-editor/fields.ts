import { posix } from "node:path";
import { FOLDERS, type FileKind, slugOf } from "../gatsby-plugin-content/file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema, shapeName } from "../gatsby-plugin-content/json-schema";

/** How many characters a text may have. */
export type Limits = Readonly<{ least: number; most: number }>;

/** A field of a form for Decap CMS. A list without `min` may be empty, and then stays in the file. */
export interface Field extends Record<"name" | "label" | "widget", string> {
  [setting: string]: unknown;
  required: boolean;
  hint?: string | undefined;
  pattern?: [string, string];
  limits?: Limits;
  fields?: Field[];
  /** Of a list of texts: the form of each text. */
  field?: Field;
  /** Of a group, or a list of groups: the field that names it. */
  titleField?: string;
}

/** The form of a kind of file. */
export interface Form {
  /** The name of the file without .json, or of the folder. */
  name: string;
  label: string;
  schema: string;
  /** The path of the file's page. For a folder: the path above the pages of its files. */
  page: string | undefined;
  fields: Field[];
  /** Either the folder of the files or the file, with content/. */
  folder: string | undefined;
  file: string | undefined;
}

/** The form of a kind of file, one field for each property. Throws if a form cannot express a schema. */
export function makeForm(kind: FileKind, schemas: SchemaSet): Form {
  const { schema, path } = kind;
  const root = schemas.get(schema) ?? {};
  /** Relative to the folder of the file. */
  const relative = (to: string) => posix.relative(kind.folder ? path : posix.dirname(path), to).replace(/^\w/, "./$&");

  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, property]) => fieldOf(name, property, required.includes(name)));

  const fieldOf = (name: string, propertySchema: JsonSchema, required: boolean): Field => {
    const property = resolveSchema(propertySchema, schemas);
    const { title = name, description: hint, type = "unknown", minimum: min, maximum: max } = property;
    const field = { name, label: title, required, hint, widget: name === "focus" ? name : type };
    if (type === "object") return groupOf(property, field);
    if (type === "array") return listOf(property, field);
    if (type === "string") return stringOf(property, field);
    // With the value_type "int", Decap CMS would cut 2.5 to 2 without a word. `wholeNumberControl` refuses it.
    if (type === "integer") return { ...field, widget: "number", value_type: "float", step: 1, min, max };
    if (type === "boolean") return { ...field, default: required ? false : undefined };
    throw new Error(`The editor has no field for ${name} of ${schema}.schema.json: its type is ${type}.`);
  };

  const groupOf = (property: JsonSchema, field: Field): Field => {
    const name = nameIn(property, schemas);
    const summary = name ? `{{fields.${name}}}` : field.label;
    const group = { ...field, fields: fieldsOf(property), titleField: name, summary };
    if (field.required) return { ...group, collapsed: true };
    return { ...group, widget: "group", max: 1, label_singular: field.label };
  };

  const listOf = ({ description, minItems, items: itemSchema = {} }: JsonSchema, field: Field): Field => {
    const items = resolveSchema(itemSchema, schemas);
    const title = items.title ?? (itemSchema.$ref ? shapeName(itemSchema.$ref).replace(/[A-Z]/g, " $&") : "entry");
    const required = field.required && minItems !== undefined;
    const list = { ...field, required, widget: "list", min: minItems, label_singular: title.toLowerCase() };
    if (items.type !== "object")
      return { ...list, field: fieldOf("entry", { title, description, ...items }, true), summary: "{{fields.entry}}" };
    const name = nameIn(items, schemas);
    return { ...list, fields: fieldsOf(items), titleField: name, summary: `{{fields.${name}}}` };
  };

  const stringOf = (property: JsonSchema, field: Field): Field => {
    const { format, enum: options } = property;
    if (field.name === "$schema")
      return { ...field, widget: "hidden", default: relative(`schemas/${schema}.schema.json`) };
    if (options) return { ...field, widget: "select", options };
    if (format === "picture") return pictureOf(format, path === "team.json" ? "team" : "photos", field);
    if (format === "logo") return pictureOf(format, "logos", field);
    const linked = FOLDERS.find(candidate => candidate.schema === format);
    return linked ? relationTo(linked, field) : textOf(property, field);
  };

  const pictureOf = (format: "picture" | "logo", folder: string, field: Field): Field => ({
    ...field,
    widget: "image",
    media_folder: `/content/${folder}`,
    public_folder: relative(folder),
    choose_url: false,
    kind: format,
  });

  /** A choice among the entries of another folder. */
  const relationTo = (linked: FileKind, field: Field): Field => {
    const name = nameIn(schemas.get(linked.schema) ?? {}, schemas);
    return {
      ...field,
      widget: "relation",
      collection: linked.path,
      value_field: "slug",
      display_fields: [name],
      search_fields: [name, "slug"],
      options_length: 1000,
    };
  };

  const textOf = (property: JsonSchema, field: Field): Field => {
    const { format, minLength: least = 0, maxLength: most = 0 } = property;
    // The widget "text" allows several lines.
    const isLong = field.widget === "string" && most > 90 && !format;
    return {
      ...field,
      widget: isLong ? "text" : field.widget,
      limits: most > 0 ? { least, most } : undefined,
      pattern: patternOf(property),
    };
  };

  const inContent = `content/${path}`;
  return {
    name: slugOf(path),
    label: root.title ?? schema,
    schema,
    page: kind.address,
    fields: fieldsOf(root),
    folder: kind.folder ? inContent : undefined,
    file: kind.folder ? undefined : inContent,
  };
}

/** One regular expression (flag u) for pattern and length, and what to do if a text does not match. */
function patternOf({ pattern = "", patternErrorMessage, minLength = 0, maxLength }: JsonSchema): [string, string] {
  const least = minLength > 1 ? `${minLength} to ` : "At most ";
  const length = maxLength === undefined ? undefined : `${least}${maxLength} characters.`;
  const message = [patternErrorMessage, length].filter(Boolean).join(" ");
  const hasLength = `(?=[^]{${minLength},${maxLength ?? ""}}$)`;
  // A pattern of the schema may match anywhere in the text.
  const matches = `[^]*?(?:${pattern})`;
  return [`^${hasLength}${matches}`, message];
}

/** The property that names an entry: the first required text, if possible not a path, a choice or a slug. */
export function nameIn({ properties = {}, required = [] }: JsonSchema, schemas: SchemaSet): string {
  const all = required.map(name => ({ name, ...resolveSchema(properties[name] ?? {}, schemas) }));
  const texts = all.filter(({ type }) => type === "string");
  return (texts.find(({ format, enum: choices }) => !format && !choices) ?? texts[0])?.name ?? "";
}
