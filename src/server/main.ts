import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDirectory } from "./data-directory";
import { errorCode } from "./error-code";
import { startServer, SiteNotBuilt, type RunningServer } from "./start-server";

const usualPort = 9000;
/** Ports tried after the usual one, when another program has it. */
const furtherPorts = 10;

async function main() {
  const { values } = parseArgs({ options: { port: { type: "string" } } });
  const wanted = values.port ?? process.env.PORT;
  const host = process.env.HOST || "127.0.0.1";

  const server = wanted ? await start(portNumber(wanted), host) : await startOnFreePort(host);
  stopOnSignal(server);
  console.log(`The website is at ${server.url.replace("//127.0.0.1:", "//localhost:")}`);
}

function start(port: number, host: string): Promise<RunningServer> {
  return startServer({
    publicDirectory: resolve("public"),
    dataDirectory: dataDirectory(),
    port,
    host,
  });
}

/** Nobody asked for port 9000 by name, so the next free one does as well. */
async function startOnFreePort(host: string): Promise<RunningServer> {
  for (let port = usualPort; port < usualPort + furtherPorts; port += 1) {
    try {
      return await start(port, host);
    } catch (error) {
      if (!isPortTaken(error)) throw error;
      console.warn(`Port ${port} is taken by another program, trying ${port + 1}.`);
    }
  }
  return start(usualPort + furtherPorts, host);
}

function portNumber(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`"${text}" is not a port: give a number from 0 to 65535.`);
}

function stopOnSignal(server: RunningServer) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(() => process.exit(0), fail);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function fail(error: unknown) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SiteNotBuilt) return `${error.message} Run npm run build first.`;
  if (isPortTaken(error)) return `${error.message}. Choose another port with PORT=… or --port …`;
  return error.message;
}

function isPortTaken(error: unknown): boolean {
  return errorCode(error) === "EADDRINUSE";
}

main().catch(fail);
