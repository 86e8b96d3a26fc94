import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findProgram } from "../browser/find-program";
import { freePort } from "../browser/free-port";

const nginx = findProgram("nginx");

/** Whether nginx is installed. Without it, tests leave it out, except in CI, where they fail. */
export const hasNginx = nginx !== undefined;

const missing = "There is no nginx: npm run browser gets one (Debian: apt-get install nginx-light).";
if (!hasNginx && process.env.CI) throw new Error(missing);
if (!hasNginx) console.warn(missing);

const answers = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** The line that a server with enquiries needs before its `server` block; docs/publishing.md has it, too. */
const zone = "limit_req_zone $binary_remote_addr zone=enquiries:1m rate=20r/m;";

/** The content of nginx's `server` block for a site in this folder's `public` and `deploy`. */
export const publishedFrom = (folder: string) => `root ${folder}/public; include ${folder}/deploy/nginx.conf;`;

/**
 * Starts nginx with this content of its `server` block. Returns its address and a function that stops it. Throws
 * without nginx, or if nginx refuses the configuration.
 */
export async function startNginx(server: string) {
  if (!nginx) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), "jl-nginx-"));
  const port = await freePort();
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  const errors = join(folder, "error.log");
  // As before version 1.21.
  const types = readFileSync("/etc/nginx/mime.types", "utf8").replace(/^.*\bavif;$/m, "");
  writeFileSync(join(folder, "mime.types"), types);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${errors}; events {}
    http {
      include mime.types; access_log off; ${zone} ${paths.join(" ")}
      server { listen 127.0.0.1:${port}; ${server} }
    }`,
  );
  const child = spawn(nginx, ["-e", errors, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(errors, "utf8")}`);
    await setTimeout(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
