import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { endServers, startServerProcess } from "../unit/server/support/processes";
import { until } from "../unit/server/support/until";
import { inTempFolder } from "./in-temp-folder";
import { medianAndSpread, table } from "./table";

const rounds = 5;
const nginxPort = 9871;

/** What nginx says of itself in any answer. */
const nginxSays = ["connection", "content-length", "content-type", "date", "etag", "keep-alive"];

/** The other headers of our answer, security and caching, as nginx writes them. */
const headersOf = async (url: string) => {
  const { headers } = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const others = [...headers].filter(([name]) => !nginxSays.includes(name));
  return others.map(([name, value]) => `add_header ${name} "${value}";`).join(" ");
};

/** One process, like ours; it sends the same headers and compressed bytes, out of open files. */
const configuration = (folder: string, headers: string) => `
daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; } access_log off; sendfile on; keepalive_requests 1000000000; gzip_static on;
  open_file_cache max=100; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}; ${headers} }
}`;

/** Requests a second for the home page's HTML; the client has one core to itself, the servers share another. */
const load = (url: string, encoding: string, seconds: number) => {
  const wrk = ["-c", "1", "wrk", "-t1", "-c16", `-d${seconds}s`, "-H", `Accept-Encoding: ${encoding}`, `${url}/`];
  const said = execFileSync("taskset", wrk, { encoding: "utf8" });
  return {
    perSecond: Number(/Requests\/sec:\s+(\S+)/.exec(said)?.[1]),
    sent: Number(/(\d+) requests in/.exec(said)?.[1]),
  };
};

const memory = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const main = () =>
  inTempFolder(async folder => {
    const html = readFileSync("public/index.html");
    writeFileSync(join(folder, "index.html"), html);
    writeFileSync(join(folder, "index.html.gz"), gzipSync(html, { level: 9 }));
    const { url, pid } = await startServerProcess(folder, ["--port", "0", "--site", resolve("public")]);
    writeFileSync(join(folder, "nginx.conf"), configuration(folder, await headersOf(url)));
    const nginx = spawn("taskset", ["-c", "0", "nginx", "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    execFileSync("taskset", ["-a", "-p", "-c", "0", String(pid)], { stdio: "ignore" });
    try {
      await until(() => load(url, "gzip", 1).sent > 0);
      const before = memory(pid);
      const rows = ["gzip", "identity"].map(encoding => {
        const pairs = Array.from({ length: rounds }, () => {
          const [theirs, ours] = [`http://127.0.0.1:${nginxPort}`, url].map(to => load(to, encoding, 3).perSecond);
          return { theirs: theirs!, ours: ours!, share: (ours! / theirs!) * 100 };
        });
        return [
          encoding,
          ...(["theirs", "ours", "share"] as const).map(key => medianAndSpread(pairs.map(pair => pair[key]))),
        ];
      });
      console.log(table(["encoding", "nginx, a second", "ours, a second", "ours, %"], ...rows));
      for (let sent = 0; sent < 200_000;) sent += load(url, "gzip", 3).sent;
      console.log(`Memory, MiB: ${before.toFixed(0)} before, ${memory(pid).toFixed(0)} after 200,000 requests more`);
    } finally {
      nginx.kill();
      await endServers();
    }
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
