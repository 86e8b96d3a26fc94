import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDirectory } from "./database/lock";
import { serve } from "./serve";

/** Tried in this order. */
const usualPorts = Array.from({ length: 11 }, (_, i) => 9000 + i);

async function main() {
  const { values } = parseArgs({ options: { port: { type: "string" }, site: { type: "string", default: "public" } } });
  const port = values.port ?? process.env.PORT;
  const options = {
    site: resolve(values.site),
    data: dataDirectory(),
    ports: port ? [wholeNumber(port, 65_535, "a port")] : usualPorts,
    host: process.env.HOST || "127.0.0.1",
    proxies: wholeNumber(process.env.TRUSTED_PROXIES || "0", 10, "a number of proxies"),
  };
  await serve(options, url => {
    console.log(`The website is at ${url.replace("//127.0.0.1:", "//localhost:")}`);
    return new Promise(stop => process.on("SIGINT", stop).on("SIGTERM", stop));
  });
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
