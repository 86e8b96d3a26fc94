import { dirname, relative } from "pathe";
import { FOLDERS, type FileKind } from "../../gatsby-plugin-content/file-kinds";
import { type JsonSchema, type SchemaSet, resolveSchema, shapeName } from "../../gatsby-plugin-content/json-schema";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import type { PictureKind } from "../../gatsby-plugin-content/picture-files";
import type { Field, Form, PictureField } from "./fields";

/** In characters: a text that may be longer is shown in several lines. */
const ONE_LINE = 90;

/** The form of a kind of file, one field for each property. Throws if a form cannot express a schema. */
export function makeForm(kind: FileKind, schemas: SchemaSet): Form {
  const { schema, path, folder: isFolder } = kind;
  const root = schemas.get(schema) ?? {};
  /** A path inside content/, as the file names it: ./ or ../ before it. */
  const fromFile = (to: string) => relative(isFolder ? path : dirname(path), to).replace(/^\w/, "./$&");

  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, property]) => fieldOf(name, property, required.includes(name)));

  const fieldOf = (name: string, propertySchema: JsonSchema, required: boolean): Field => {
    const property = resolveSchema(propertySchema, schemas);
    const common = { name, label: property.title ?? name, hint: property.description, required };
    switch (property.type) {
      case "object":
        return groupField(property, common);
      case "array":
        return listField(property, common);
      case "string":
        return stringField(property, common);
      case "integer":
        return { ...common, kind: "number" };
      case "boolean":
        return { ...common, kind: "switch" };
      case undefined:
        throw new Error(`The editor has no field for ${name} of ${schema}.schema.json: it has no type.`);
    }
  };

  const groupField = (property: JsonSchema, common: Common): Field => ({
    ...common,
    kind: common.required ? "group" : "optionalGroup",
    fields: fieldsOf(property),
    titleField: nameIn(property, schemas),
  });

  const listField = ({ description, minItems: min, items: itemSchema = {} }: JsonSchema, common: Common): Field => {
    const items = resolveSchema(itemSchema, schemas);
    const title = items.title ?? (itemSchema.$ref ? shapeName(itemSchema.$ref).replace(/[A-Z]/g, " $&") : "entry");
    const list = { ...common, required: common.required && min !== undefined, min, entryName: title.toLowerCase() };
    if (items.type === "object")
      return { ...list, kind: "list", fields: fieldsOf(items), titleField: nameIn(items, schemas) };
    return { ...list, kind: "valueList", entry: fieldOf("entry", { title, description, ...items }, true) };
  };

  const stringField = (property: JsonSchema, common: Common): Field => {
    const { format, enum: options } = property;
    if (common.name === "$schema")
      return { ...common, kind: "hidden", value: fromFile(`schemas/${schema}.schema.json`) };
    if (common.name === "focus") return { ...common, kind: "focus" };
    if (options) return { ...common, kind: "choice", options };
    if (format === "picture") return pictureField(format, schema === "team" ? "team" : "photos", common);
    if (format === "logo") return pictureField(format, "logos", common);
    const linked = FOLDERS.find(candidate => candidate.schema === format);
    return linked ? { ...common, kind: "relation", folder: linked.path } : textField(property, common);
  };

  const pictureField = (pictureKind: PictureKind, folder: PictureFolder, common: Common): PictureField => ({
    ...common,
    kind: "picture",
    pictureKind,
    folder: folder as ContentPath,
    relativeFolder: fromFile(folder),
  });

  return { schema, label: root.title ?? schema, page: kind.address, path, isFolder, fields: fieldsOf(root) };
}

/** The folders of pictures in the content. */
type PictureFolder = "photos" | "team" | "logos";

type Common = Pick<Field, "name" | "label" | "hint" | "required">;

function textField({ format, minLength: least = 0, maxLength: most = 0 }: JsonSchema, common: Common): Field {
  const isLong = most > ONE_LINE && !format;
  return { ...common, kind: isLong ? "longText" : "text", limits: most > 0 ? { least, most } : undefined };
}

/** The property that names an entry: the first required text, if possible not a path, a choice or a slug. */
function nameIn({ properties = {}, required = [] }: JsonSchema, schemas: SchemaSet): string {
  const all = required.map(name => ({ name, ...resolveSchema(properties[name] ?? {}, schemas) }));
  const texts = all.filter(({ type }) => type === "string");
  return (texts.find(({ format, enum: choices }) => !format && !choices) ?? texts[0])?.name ?? "";
}
