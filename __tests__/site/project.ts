import { spawn, spawnSync } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import sharp from "sharp";
import { webhooks } from "./webhooks";

/** Holds the copies of the project; nothing in it is kept. */
const copies = ".test-site";

/** The copy that is built and served for the browser tests. */
export const builtSite = join(copies, "built");

/** The copy whose content the tests of live editing change. */
export const editedSite = join(copies, "edited");

/** The content of the tests' own; its pictures are painted when it is copied. */
export const testContent = "__tests__/content";

const parts = ["src", "plugins", "static", "supabase", "package.json", "tsconfig.json"];
const entries = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];

const buildEnvironment = {
  ...process.env,
  NODE_ENV: "production",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ENQUIRY_WEBHOOKS: webhooks.join(),
};

/**
 * Copies the project afresh into a folder, there with this content below today's schemas. Photographs that it lacks, or all
 * of them, are painted.
 */
export const copyProject = async (folder: string, content: string, { painted = false } = {}): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of [...parts, ...entries]) await cp(part, join(folder, part), { recursive: true });
  await cp("content/schemas", join(folder, "content", "schemas"), { recursive: true });
  const isCopied = (path: string) => !painted || !/\/(?:photos|team)$/.test(path);
  await cp(content, join(folder, "content"), { recursive: true, filter: isCopied });
  await paintMissing(join(folder, "content"));
};

/** Starts `gatsby build` in a copy, as a group of processes of its own. */
export const startBuild = (folder: string) =>
  spawn(resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: buildEnvironment,
  });

/** Builds a copy to the end, and ends as the build does. */
export const build = (folder: string) => {
  const { status } = spawnSync(resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: folder,
    stdio: "inherit",
    env: buildEnvironment,
  });
  process.exitCode = status ?? 1;
};

/** Paints every picture and logo that the content names and that is not there. */
const paintMissing = async (content: string) => {
  // In the same order on every machine, so that each picture keeps its colour.
  const files = (await readdir(content, { recursive: true })).filter(file => extname(file) === ".json").sort();
  const texts = await Promise.all(files.map(file => readFile(join(content, file), "utf8")));
  const named = texts.join("\n").matchAll(/"(?:image|upright)": "\.\.?\/((photos|team|logos)\/[^"]+)"/g);
  const present = new Set(await readdir(content, { recursive: true }));
  const missing = new Map([...named].map(([, path = "", folder = ""]) => [path, folder]));
  await Promise.all(
    [...missing]
      .filter(([path]) => !present.has(path))
      .map(async ([path, folder], place) => {
        await mkdir(dirname(join(content, path)), { recursive: true });
        if (folder === "logos") await writeFile(join(content, path), logo(basename(path, ".svg")));
        else await paint(sizeOf(path, folder), place).toFile(join(content, path));
      }),
  );
};

const sizeOf = (path: string, folder: string) => {
  if (folder === "team") return [400, 400] as const;
  return path.includes("upright") ? ([900, 1600] as const) : ([1600, 900] as const);
};

/** A picture of one colour, another for each place. */
const paint = ([width, height]: readonly [number, number], place: number) =>
  sharp({
    create: { width, height, channels: 3, background: `hsl(${(place * 137) % 360}, 40%, 45%)` },
  });

/** A logo that nobody else has; the icon as large as drawing programs make one. */
const logo = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${name === "icon" ? "1024 1024" : "160 60"}"><title>${name}</title>` +
  '<path d="M4 4h152v52H4z" fill="#8a8f94"/></svg>\n';
