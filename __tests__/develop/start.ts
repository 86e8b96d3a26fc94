import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { resolve } from "node:path";
import { copyProject, editedSite } from "../site/project";
import { developLog, developUrl } from "./project";

/** Copies the project with the content of a folder, and runs `gatsby develop` there until a signal. */
const start = async (content: string) => {
  await copyProject(editedSite, content);
  const log = openSync(developLog, "w");
  const { hostname, port } = new URL(developUrl);
  const gatsby = spawn(resolve("node_modules/.bin/gatsby"), ["develop", "--host", hostname, "--port", port], {
    cwd: editedSite,
    stdio: ["ignore", log, log],
    // The server makes a picture when a page requests it, as on an editor's computer. With CI, the page may come first.
    env: {
      ...process.env,
      NODE_ENV: "development",
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1",
    },
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => gatsby.kill(signal));
  gatsby.on("exit", code => process.exit(code ?? 1));
};

void start(process.argv[2] ?? "content");
