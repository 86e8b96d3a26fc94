import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSchemas } from "../../../../plugins/gatsby-plugin-content/load-schemas";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { formOfFile, formsOf } from "../../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import { testContent } from "../../../site/project";
import { contentPath } from "../../paths";

const forms = formsOf(loadSchemas("content/schemas"));

/** The text, the data and the fields of a file of the tests' own content. */
export function contentFile(name: string) {
  const file = contentPath(name);
  const text = readFileSync(join(testContent, file), "utf8");
  return { file, text, data: parseObject(text), fields: formOfFile(forms, file)?.fields ?? [] };
}
