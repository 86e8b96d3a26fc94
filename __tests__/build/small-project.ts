import { spawn } from "node:child_process";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";

const parts = ["content", "src", "static", "package.json", "tsconfig.json"];
const entries = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];

/** Copies the project afresh to a directory inside it, with a plain grey in place of each photograph, quick to scale. */
export const makeSmallProject = async (directory: string) => {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const part of [...parts, ...entries]) await cp(part, join(directory, part), { recursive: true });
  const grey = sharp({ create: { width: 1920, height: 1280, channels: 3, background: "grey" } });
  const photographs = join(directory, "content/photos");
  for (const name of await readdir(photographs)) await grey.clone().toFile(join(photographs, name));
};

/** Starts `gatsby build` in a directory, as a group of processes of its own. */
export const startBuild = (directory: string) =>
  spawn(resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: directory,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });
