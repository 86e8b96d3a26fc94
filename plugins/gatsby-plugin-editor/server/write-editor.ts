import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, build } from "esbuild";
import { loadSchemas } from "../../gatsby-plugin-content/load-schemas";
import { compileValidators } from "./compile-validators";

const browser = "plugins/gatsby-plugin-editor/browser";

/** Where the editor keeps its files: on this computer, or in a repository on GitHub with an OAuth proxy for the sign-in. */
export type Place =
  Readonly<{ kind: "computer" }> | Readonly<{ kind: "web"; repository: string; branch: string; signIn: string }>;

/** Gives esbuild a module "compiled-validators", which is in no file. */
const withValidators = (code: string): Plugin => ({
  name: "compiled-validators",
  setup: bundle => {
    bundle.onResolve({ filter: /^compiled-validators$/ }, ({ path }) => ({ path, namespace: "validators" }));
    bundle.onLoad({ filter: /.*/, namespace: "validators" }, () => ({ contents: code, resolveDir: process.cwd() }));
  },
});

/** Writes the editor's page into a folder that is served at the path `base`. Its policy allows connections to `origins`. */
export async function writeEditor(folder: string, base: string, place: Place, origins: readonly string[] = []) {
  const schemas = loadSchemas("content/schemas");
  await build({
    // Otherwise the folder in which esbuild was loaded.
    absWorkingDir: process.cwd(),
    entryPoints: { main: `${browser}/${place.kind}.tsx`, looks: `${browser}/looks.css` },
    outdir: folder,
    bundle: true,
    minify: true,
    jsx: "automatic",
    loader: { ".woff2": "file" },
    // The other build of jsonc-parser cannot be bundled: microsoft/node-jsonc-parser#57.
    mainFields: ["module", "main"],
    plugins: [withValidators(compileValidators(schemas))],
    define: {
      PLACE: JSON.stringify(place),
      SCHEMAS: JSON.stringify([...schemas]),
      "process.env.NODE_ENV": '"production"',
    },
  });
  const page = await readFile(`${browser}/index.html`, "utf8");
  await writeFile(join(folder, "index.html"), page.replaceAll("$base", base).replace("$origins", origins.join(" ")));
}

/** Writes the editor with GitHub sign-in into a folder of the built site. Without a repository, deletes it. */
export async function publishEditor(
  folder: string,
  { repository, branch, signIn }: Readonly<Record<"repository" | "branch" | "signIn", string | undefined>>,
  pathPrefix: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  if (!repository) return;
  const place: Place = { kind: "web", repository, branch: String(branch), signIn: String(signIn) };
  await writeEditor(folder, `${pathPrefix}/admin`, place, ["https://api.github.com"]);
}
