import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { loadSchemas } from "../gatsby-plugin-content/json-schema";
import { type EditorConfig, decapConfig } from "./decap-config";

/** The form fits its pane, below 900 px it is alone, and messages stand at the foot of the window instead of in toasts. */
const styles = `
      [class*="EditorContainer"], [class*="ToolbarContainer"] { min-width: 0 !important }
      [class*="ControlContainer"]:has(> [data-unused]), .Toastify { display: none !important }
      [class*="NestedObjectLabel"][style] { padding-left: 88px; min-height: 48px; background: no-repeat left 8px center / 72px 40px }
      #bar { position: fixed; inset: auto 0 0; z-index: 9999; max-height: 50vh; overflow: auto; background: #fff; font: 15px/1.4 sans-serif; box-shadow: 0 0 8px #0004 }
      #bar > div { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 8px 16px } #bar > :empty { display: none }
      #bar p { margin: 0; white-space: pre-line; flex: 1 } #bar button { min-height: 28px; cursor: pointer } #bar summary { cursor: pointer }
      #bar [data-kind="error"] { background: #a82020; color: #fff } #bar [data-kind="warning"] { background: #ffe9b3 }
      @media (width < 900px) {
        .Pane1 { width: 100% !important } .Pane2, .Resizer, [class*="ViewControls"] { display: none !important }
      }`;

/** Decap CMS makes styles as it runs. The hidden buttons save pictures unchecked, or open a preview that is not there. */
const page = (base: string, origins: readonly string[]) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'unsafe-eval';
      style-src 'unsafe-inline'; font-src data:; img-src 'self' data: blob: https://*.githubusercontent.com;
      frame-src 'self'; connect-src 'self' blob: ${origins.join(" ")}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <style>
      [class*="ControlErrorsList"] li { text-transform: none }
      button[class*="AppHeaderButton"]${origins.length > 0 ? "" : ', [class*="PreviewButton"]'} { display: none }
      .focus { position: relative; width: fit-content } .focus img { max-width: min(20rem, 100%); cursor: crosshair }
      .focus span { position: absolute; translate: -50% -50%; width: 1rem; border: 3px solid #fff; border-radius: 50%; aspect-ratio: 1; outline: 2px solid #000; pointer-events: none }
      ${styles}
    </style>
    <script src="${base}/editor.js"></script>
    <script src="${base}/decap-cms.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** Writes the editor's page into a folder that is served at the path `base`. It may connect to these other origins. */
export async function writeEditor(folder: string, config: EditorConfig, base: string, origins: readonly string[] = []) {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ["plugins/gatsby-plugin-editor/browser/main.ts"],
    outfile: join(folder, "editor.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    // The other build of jsonc-parser cannot be bundled: microsoft/node-jsonc-parser#57.
    mainFields: ["module", "main"],
    define: { CONFIG: JSON.stringify(JSON.stringify(config)) },
  });
  await cp(createRequire(join(process.cwd(), "package.json")).resolve("decap-cms"), join(folder, "decap-cms.js"));
  await writeFile(join(folder, "index.html"), page(base, origins));
}

/** Writes the editor that signs in to GitHub into a folder of the built site, or deletes it if no repository is named. */
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
