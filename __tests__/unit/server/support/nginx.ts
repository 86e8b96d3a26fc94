import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Debian keeps it where only root looks for programs. */
const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(delimiter)];

const nginx = folders.map(folder => join(folder, "nginx")).find(existsSync);

/** `describe`, left out by name where there is no nginx; where tests run by themselves, a missing one is a failure. */
export const describeWithNginx: jest.Describe = nginx || process.env.CI ? describe : describe.skip;

const missing = "There is no nginx: npm run browser gets one (Debian: apt-get install nginx-light).";
if (!nginx) console.warn(missing);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

const answers = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/** Starts nginx with what it should do with each request; resolves with its address and how to end it. */
export async function startNginx(location: string) {
  if (!nginx) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), "jl-nginx-"));
  const port = await freePort();
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { access_log off; ${paths.join(" ")} server { listen 127.0.0.1:${port}; location / { ${location} } } }`,
  );
  const child = spawn(nginx, ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
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
