import ts from "typescript";

/**
 * Errors of the TypeScript compiler for these JSON-LD texts against schema-dts, which has schema.org's whole
 * vocabulary. Each error has the name of its text.
 */
export const unknownToSchemaOrg = (texts: Readonly<Record<string, string>>): string[] => {
  const name = "__tests__/built/json-ld.ts";
  const names = Object.keys(texts);
  const lines = names.map((of, at) => `export const data${at}: Graph = ${texts[of] ?? ""};`);
  const source = ['import type { Graph } from "schema-dts";', ...lines].join("\n");
  const options: ts.CompilerOptions = { strict: true, types: [], lib: ["lib.es5.d.ts"] };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${names[line - 1] ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)}`;
  });
};
