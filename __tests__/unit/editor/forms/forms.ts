import { relative } from "node:path";
import { decapConfig } from "../../../../plugins/gatsby-plugin-editor/decap-config";
import type { Form } from "../../../../plugins/gatsby-plugin-editor/forms/fields";
import { formOf, formsOf } from "../../../../plugins/gatsby-plugin-editor/forms/forms";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { loadSchemas } from "../../../../plugins/gatsby-plugin-content/load-schemas";
import { testContent } from "../../../site/project";
import { filesOfTestContent } from "../test-content";

export const schemas = loadSchemas("content/schemas");
const forms = formsOf(decapConfig(schemas, { name: "proxy" }));

/** The files of the tests' own content, with their forms and texts. */
export const filesWithForms = filesOfTestContent().map(([path, text]) => ({
  path: `content/${relative(testContent, path)}`,
  text,
  form: formOf(forms, parseObject(text)) as Form,
}));

/** One of these files. */
export const fileWithForm = (path: string) => filesWithForms.find(file => file.path === `content/${path}`)!;
