import { execFileSync, spawn } from "node:child_process";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import sharp, { type FormatEnum } from "sharp";
import type { ContentPath } from "../../plugins/gatsby-plugin-content/paths";
import { filesIn } from "./files-in";
import { webhooks } from "./webhooks";

/** Temporary folder for the copies of the project. */
const copies = ".test-site";

/** The copy for the browser tests. */
export const builtSite = join(copies, "built");

/** The copy that is built again and again, at last with the edits of a year (`edits-of-a-year.ts`). */
export const yearSite = join(copies, "year");

/** The copy for the tests of live editing. */
export const editedSite = join(copies, "edited");

/** The copy for the tests of the editor without the site. */
export const editorSite = join(copies, "editor");

/** The tests' own content, without pictures: copies get painted ones. */
export const testContent = "__tests__/content";

const parts = ["src", "plugins", "static", "supabase", "package.json", "tsconfig.json", ".gitignore"];
const entries = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];

/** The build settings of the site with the tests' own content. */
export const testSettings = { GATSBY_ENQUIRY_WEBHOOKS: webhooks.join() };

/** With one core Gatsby starts half as many workers: each build takes 5 s of CPU time less. */
const settings = { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", GATSBY_CPU_COUNT: "1" };

/** Copies the project with this content into a new folder. */
export const copyProject = async (folder: string, content: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of [...parts, ...entries]) await cp(part, join(folder, part), { recursive: true });
  await copyContent(folder, content);
};

/** Replaces the content of a copied project and keeps the schemas. Paints missing photographs. */
export const copyContent = async (folder: string, content: string): Promise<void> => {
  await rm(join(folder, "content"), { recursive: true, force: true });
  await cp("content/schemas", join(folder, "content", "schemas"), { recursive: true });
  for (const [path, bytes] of await filesOfContent(content)) {
    const file = join(folder, "content", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
};

/** Starts `gatsby build` in a copy, as its own process group. */
export const startBuild = (folder: string, changed: Readonly<Record<string, string>> = testSettings) =>
  spawn(resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...settings, ...changed },
  });

/** Builds a copy to the end with these settings. Prints the errors and throws if the build fails. */
export const build = (folder: string, changed = {}) =>
  execFileSync(resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: folder,
    stdio: "inherit",
    env: { ...settings, ...changed },
  });

/**
 * The files of a content folder by path. Paints photographs and logos that are named but missing.
 * The order is the same on every machine, so each picture keeps its colour.
 */
export const filesOfContent = async (content: string): Promise<Map<ContentPath, Buffer>> => {
  const names = (await filesIn(content)).sort() as ContentPath[];
  const files = new Map<ContentPath, Buffer>();
  for (const name of names) files.set(name, await readFile(join(content, name)));
  const texts = names.filter(name => extname(name) === ".json").map(name => files.get(name)?.toString());
  const named = texts.join("\n").matchAll(/"(?:image|portrait)": "\.\.?\/((photos|team|logos)\/[^"]+)"/g);
  const missing = new Map([...named].map(([, path = "", folder = ""]) => [path as ContentPath, folder]));
  for (const [place, [path, folder]] of [...missing].filter(([path]) => !files.has(path)).entries())
    files.set(path, folder === "logos" ? logo(basename(path, ".svg")) : await paint(path, folder, place));
  return files;
};

const sizeOf = (path: string, folder: string) => {
  if (folder === "team") return [400, 400] as const;
  return path.includes("portrait") ? ([900, 1600] as const) : ([1600, 900] as const);
};

/** A picture of one colour, which depends on its place. */
const paint = (path: string, folder: string, place: number) => {
  const [width, height] = sizeOf(path, folder);
  return sharp({
    create: { width, height, channels: 3, background: `hsl(${(place * 137) % 360}, 40%, 45%)` },
  })
    .toFormat(extname(path).slice(1) as keyof FormatEnum)
    .toBuffer();
};

/** A unique logo. The icon is as large as drawing programs make it. */
const logo = (name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${name === "icon" ? "1024 1024" : "160 60"}"><title>${name}</title>` +
      '<path d="M4 4h152v52H4z" fill="#8a8f94"/></svg>\n',
  );
