import { writePlainFolder } from "./plain-folder";

const folder = "deploy/folder";

writePlainFolder("public", folder, process.env.PATH_PREFIX ?? "").then(
  () => process.stdout.write(`The site for hosts that only serve files is in ${folder}.\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
