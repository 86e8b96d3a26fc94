import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import { build } from "esbuild";
import { loadSchemas } from "../gatsby-plugin-content/load-schemas";
import { decapConfig } from "./decap-config";

const browser = "plugins/gatsby-plugin-editor/browser";

/** Writes the editor's page into a folder that is served at the path `base`. Returns its configuration. */
export async function writeEditor(folder: string, base: string, backend: Record<string, unknown>, origins = "") {
  const config = decapConfig(loadSchemas("content/schemas"), backend);
  await build({
    entryPoints: [`${browser}/editor.ts`, `${browser}/editor.css`, `${browser}/preview.css`],
    outdir: folder,
    bundle: true,
    minify: true,
    // The other build of jsonc-parser cannot be bundled: microsoft/node-jsonc-parser#57.
    mainFields: ["module", "main"],
    define: { CONFIG: JSON.stringify(JSON.stringify(config)) },
  });
  await cp(createRequire(join(process.cwd(), "package.json")).resolve("decap-cms"), join(folder, "decap-cms.js"));
  const page = await readFile(`${browser}/index.html`, "utf8");
  const filled = page.replace("$backend", String(backend["name"])).replace("$origins", origins);
  await writeFile(join(folder, "index.html"), filled.replaceAll("$base", base));
  return config;
}

/** Writes the editor with GitHub sign-in into a folder of the built site. Without a repository, deletes it. */
export async function publishEditor(folder: string, options: Record<string, unknown>, pathPrefix: string) {
  const { repository: repo, branch, signIn } = options;
  await rm(folder, { recursive: true, force: true });
  if (!repo) return;
  // Decap CMS accepts the answer of the sign-in only from this origin.
  const { origin, pathname } = new URL(String(signIn));
  const backend = { name: "github", repo, branch, base_url: origin, auth_endpoint: posix.join(pathname, "auth") };
  const origins = `https://api.github.com https://www.githubstatus.com ${origin}`;
  await writeEditor(folder, `${pathPrefix}/admin`, backend, origins);
}
