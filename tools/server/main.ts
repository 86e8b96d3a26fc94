import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { copySite } from "./copy-site";
import { dataDirectory } from "./database/lock";
import { requireSite, serve } from "./serve";

/** Tried in this order. */
const usualPorts = Array.from({ length: 11 }, (_, i) => 9000 + i);

async function main() {
  const { values } = parseArgs({ options: { port: { type: "string" }, site: { type: "string" } } });
  const port = values.port ?? process.env.PORT;
  const options = {
    data: dataDirectory(),
    ports: port ? [wholeNumber(port, 65_535, "a port")] : usualPorts,
    host: process.env.HOST || "127.0.0.1",
    proxies: wholeNumber(process.env.TRUSTED_PROXIES || "0", 10, "a number of proxies"),
  };
  const untilStopped = (url: string) => {
    console.log(`The website is at ${url.replace("//127.0.0.1:", "//localhost:")}`);
    return new Promise(stop => process.on("SIGINT", stop).on("SIGTERM", stop));
  };
  if (values.site !== undefined) return await serve({ ...options, site: resolve(values.site) }, untilStopped);
  requireSite("public");
  await using copy = await copySite("public");
  return await serve({ ...options, site: copy.folder }, untilStopped);
}

function wholeNumber(text: string, highest: number, meaning: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= highest) return number;
  throw new Error(`"${text}" is not ${meaning}: give a number from 0 to ${highest}.`);
}

function fail(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === "EADDRINUSE" ? `${message}. Choose another port with PORT=… or --port …` : message);
  process.exit(1);
}

main().then(() => process.exit(), fail);
