import { relative } from "node:path";
import { loadSchemas } from "../../../../plugins/gatsby-plugin-content/load-schemas";
import { formOfFile, formsOf } from "../../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import type { Form } from "../../../../plugins/gatsby-plugin-editor/forms/fields";
import { testContent } from "../../../site/project";
import { contentPath } from "../../paths";
import { filesOfTestContent } from "../test-content";

export const schemas = loadSchemas("content/schemas");
export const forms = formsOf(schemas);

/** The files of the tests' own content, with their forms and texts. */
export const filesWithForms = filesOfTestContent().map(([path, text]) => {
  const file = contentPath(relative(testContent, path));
  return { file, text, form: formOfFile(forms, file) as Form };
});

/** The form of a text, which names its schema. */
export const formOfText = (text: string) => {
  const schema = /([\w-]+)\.schema\.json"/.exec(text)?.[1] ?? "";
  return forms.get(schema) as Form;
};

/** One of these files. */
export const fileWithForm = (file: string) => filesWithForms.find(candidate => candidate.file === file)!;
