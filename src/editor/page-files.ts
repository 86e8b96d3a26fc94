import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import type { EditorConfig } from "./config";

/**
 * Faults are told as they are written, not in capitals. There is no preview where the site stands beside the form, and
 * where there is none, no store of pictures (a button in the header) that would write into the repository at once.
 */
const style = (isPublished: boolean) =>
  `[class*="ControlErrorsList"] li { text-transform: none } [role="alert"] { white-space: pre-line }
      .focus { position: relative; width: fit-content } .focus img { max-width: 20rem; cursor: crosshair }
      .focus span { position: absolute; translate: -50% -50%; width: 1rem; border: 3px solid #fff; border-radius: 50%; aspect-ratio: 1; outline: 2px solid #000; pointer-events: none }
      ${isPublished ? 'button[class*="AppHeaderButton"]' : '[class*="PreviewButton"]'} { display: none }`;

/** What the editor may do, which is more than the pages of the site: it makes its styles and its checks as it runs. */
const policy = (destinations: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "font-src data:",
    ["connect-src 'self' blob:", ...destinations].join(" "),
  ].join("; ");

const page = (base: string, css: string, destinations: readonly string[]) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy(destinations)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <style>${css}</style>
    <script src="${base}/editor.js"></script>
    <script src="${base}/decap-cms.js" defer></script>
  </head>
  <body></body>
</html>
`;

/**
 * The files of the editor's page by name, for a folder at the address `base`; nothing of them is in the pages of the site.
 * Destinations are the other origins that it may talk to.
 */
export async function editorFiles(
  config: EditorConfig,
  base: string,
  destinations: readonly string[] = [],
): Promise<ReadonlyMap<string, Buffer | string>> {
  const { outputFiles } = await build({
    entryPoints: ["src/editor/browser/main.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    // The other build of jsonc-parser cannot be bundled: microsoft/node-jsonc-parser#57.
    mainFields: ["module", "main"],
  });
  return new Map<string, Buffer | string>([
    ["index.html", page(base, style(config.show_preview_links), destinations)],
    ["config.json", JSON.stringify(config)],
    ["editor.js", outputFiles[0]?.text ?? ""],
    ["decap-cms.js", await readFile("node_modules/decap-cms/dist/decap-cms.js")],
  ]);
}
