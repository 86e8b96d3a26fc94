import { cp } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, build } from "esbuild";
import { loadSchemas } from "../gatsby-plugin-content/load-schemas";
import { compileValidators } from "./compile-validators";
import type { EditorConfig } from "./decap-config";

const app = "plugins/gatsby-plugin-editor/browser/app";

/** Gives esbuild a module "compiled-validators", which is in no file. */
const withValidators = (code: string): Plugin => ({
  name: "compiled-validators",
  setup: bundle => {
    bundle.onResolve({ filter: /^compiled-validators$/ }, ({ path }) => ({ path, namespace: "validators" }));
    bundle.onLoad({ filter: /.*/, namespace: "validators" }, () => ({ contents: code, resolveDir: process.cwd() }));
  },
});

/** Writes the page of the forms in React into a folder. It is beside the editor in Decap CMS until it can do as much. */
export async function writeForms(folder: string, config: EditorConfig): Promise<void> {
  const schemas = loadSchemas("content/schemas");
  await build({
    entryPoints: [`${app}/main.tsx`, `${app}/main.css`],
    outdir: folder,
    bundle: true,
    minify: true,
    jsx: "automatic",
    mainFields: ["module", "main"],
    plugins: [withValidators(compileValidators(schemas))],
    define: {
      FORMS: JSON.stringify(config),
      SCHEMAS: JSON.stringify([...schemas]),
      "process.env.NODE_ENV": '"production"',
    },
  });
  await cp(`${app}/forms.html`, join(folder, "index.html"));
}
