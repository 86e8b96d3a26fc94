import { runInThisContext } from "node:vm";
import { FILE_KINDS } from "../../../../plugins/gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../../plugins/gatsby-plugin-content/json-object";
import { schemaChecker } from "../../../../plugins/gatsby-plugin-content/schema-check";
import { type Validate, schemaProblems } from "../../../../plugins/gatsby-plugin-content/schema-problems";
import { nodesOf } from "../../../../plugins/gatsby-plugin-content/site";
import { compileValidators } from "../../../../plugins/gatsby-plugin-editor/server/compile-validators";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { fileWithForm, filesWithForms, schemas } from "./files-with-forms";

type Compiled = Record<string, ((value: unknown) => boolean) & { errors?: ReturnType<Validate> }>;

/** The compiled module, as the editor's page loads it. */
const compiled = (): Compiled => {
  const exports: Compiled = {};
  const code = `(exports, require) => {${compileValidators(schemas)}}`;
  const run = runInThisContext(code) as (exports: Compiled, require: NodeJS.Require) => void;
  run(exports, require);
  return exports;
};

const validators = compiled();
const inPage = schemaProblems(schemas, (schema, value) => {
  const validator = validators[schema]!;
  return validator(value) ? [] : (validator.errors ?? []);
});
const onServer = schemaChecker(schemas);

const problemsOf = (check: typeof inPage, schema: string, value: JsonObject) => {
  const kind = FILE_KINDS.find(candidate => candidate.schema === schema)!;
  const document = { file: kind.path, kind, value, placeOf: () => ({ line: 1, column: 1 }), repeated: [] };
  return check(document, nodesOf(document, schemas));
};

test.each(filesWithForms)("$file is in order for the compiled check, too", ({ text, form }) => {
  expect(problemsOf(inPage, form.schema, parseObject(text))).toEqual([]);
});

test("a wrong field has the same words in the editor's page and on the server", () => {
  const { text } = fileWithForm("services/gutter-repair-replace.json");
  const service = parseObject(text);
  const wrong = { ...service, summary: "Too short", order: 2.5, label: "", layout: "none", colour: "red", hero: 3 };
  const problems = problemsOf(inPage, "service", wrong);
  expect(problems).toEqual(problemsOf(onServer, "service", wrong));
  expect(problems.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["summary", "order", "label", "colour", "hero"]),
  );
});
