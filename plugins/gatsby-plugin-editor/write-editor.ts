import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { loadSchemas } from "../gatsby-plugin-content/json-schema";
import { type EditorConfig, decapConfig } from "./decap-config";

const browser = "plugins/gatsby-plugin-editor/browser";

/** Writes the editor's page into a folder that is served at the path `base`. It may connect to these origins. */
export async function writeEditor(folder: string, config: EditorConfig, base: string, origins: readonly string[] = []) {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [`${browser}/main.ts`],
    outfile: join(folder, "editor.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    // The other build of jsonc-parser cannot be bundled: microsoft/node-jsonc-parser#57.
    mainFields: ["module", "main"],
    define: { CONFIG: JSON.stringify(JSON.stringify(config)) },
  });
  await cp(createRequire(join(process.cwd(), "package.json")).resolve("decap-cms"), join(folder, "decap-cms.js"));
  await cp(`${browser}/editor.css`, join(folder, "editor.css"));
  const page = await readFile(`${browser}/index.html`, "utf8");
  const ofBackend = page.replaceAll("$base", base).replace("$origins", origins.join(" "));
  await writeFile(join(folder, "index.html"), ofBackend.replace("$backend", String(config.backend["name"])));
}

/** Writes the editor with GitHub sign-in into a folder of the built site. Without a repository, deletes it. */
export async function publishEditor(folder: string, options: Record<string, unknown>, pathPrefix: string) {
  await rm(folder, { recursive: true, force: true });
  // Decap CMS accepts the answer of the sign-in only from this origin.
  const { origin, pathname } = new URL(String(options["signIn"]));
  const place = { repo: String(options["repository"]), branch: String(options["branch"]) };
  const login = { base_url: origin, auth_endpoint: `${pathname.replace(/\/$/, "")}/auth` };
  const config = decapConfig(loadSchemas("content/schemas"), { name: "github", ...place, ...login });
  const origins = ["https://api.github.com", "https://www.githubstatus.com", origin];
  if (options["repository"]) await writeEditor(folder, config, `${pathPrefix}/admin`, origins);
}
