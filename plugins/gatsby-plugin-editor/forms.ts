import type { JsonObject } from "../gatsby-plugin-content/json-object";
import type { EditorConfig } from "./decap-config";
import type { Form } from "./fields";

/** The forms of all collections and single files, by the names of their schemas. */
export const formsOf = ({ collections }: EditorConfig): Map<string, Form> =>
  new Map(collections.flatMap(part => ("files" in part ? part.files : part)).map(form => [form.schema, form]));

export type Forms = ReturnType<typeof formsOf>;

/** The form of a file, which names its schema. Without a form, there are no fields. */
export const formOf = (forms: Forms, { $schema }: JsonObject): Partial<Form> & Pick<Form, "fields"> =>
  forms.get(/([\w-]+)\.schema\.json$/.exec(String($schema))?.[1] ?? "") ?? { fields: [] };
