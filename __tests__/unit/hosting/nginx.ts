import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findProgram } from "../../browser/find-program";
import { ask } from "../server/support/http";

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
};

/**
 * Starts an nginx that serves a folder's `public` as its `deploy/nginx.conf` says; none where nginx is not installed.
 * Throws when nginx refuses the configuration.
 */
export const startNginx = async (folder: string): Promise<{ url: string; process: ChildProcess } | undefined> => {
  const program = findProgram("nginx");
  if (program === undefined) return undefined;
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(" ")}
      server { listen 127.0.0.1:${port}; root ${folder}/public; include ${folder}/deploy/nginx.conf; }
    }`,
  );
  const process = spawn(program, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")]);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => ask(url, "/").then(Boolean, () => false);
  while (!(await isUp())) {
    if (process.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, "error.log"), "utf8")}`);
    await setTimeout(20);
  }
  return { url, process };
};
