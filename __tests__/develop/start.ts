import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copy, developLog, developUrl } from "./project";

const parts = ["content", "src", "static", "package.json", "tsconfig.json"];
const entries = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];

/** Copies the project afresh and runs `gatsby develop` on the copy until it is told to end. */
const start = async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const part of [...parts, ...entries]) await cp(part, join(copy, part), { recursive: true });

  const log = openSync(developLog, "w");
  const { hostname, port } = new URL(developUrl);
  const gatsby = spawn(resolve("node_modules/.bin/gatsby"), ["develop", "--host", hostname, "--port", port], {
    cwd: copy,
    stdio: ["ignore", log, log],
    env: { ...process.env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => gatsby.kill(signal));
  gatsby.on("exit", code => process.exit(code ?? 1));
};

void start();
