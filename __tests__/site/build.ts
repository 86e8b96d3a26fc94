import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { builtSite, copyProject, testContent } from "./project";
import { webhooks } from "./webhooks";

/** Builds the site with the content of the tests' own, which the browser tests visit. */
const build = async () => {
  await copyProject(builtSite, testContent);
  const { status } = spawnSync(resolve("node_modules/.bin/gatsby"), ["build"], {
    cwd: builtSite,
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_ENQUIRY_WEBHOOKS: webhooks.join(),
    },
  });
  process.exitCode = status ?? 1;
};

void build();
