import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const { version } = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8")) as {
  readonly version: string;
};
const ready = resolve("node_modules/.cache/new-database", version);

/** Jest's sandbox refuses PGlite's dynamic imports, so another process makes the database. */
const make = "require('@electric-sql/pglite').PGlite.create(process.argv[1]).then(database => database.close())";

/**
 * Copies an empty database into a server's folder, unless the folder exists. All tests copy the same one, because
 * making it takes seconds of CPU time.
 */
export function putNewDatabase(data: string): void {
  if (existsSync(data)) return;
  if (!existsSync(ready)) {
    const own = `${ready}.${process.pid}`;
    mkdirSync(dirname(own), { recursive: true });
    execFileSync(process.execPath, ["-e", make, own]);
    try {
      renameSync(own, ready);
    } catch {
      // Another test was faster.
      rmSync(own, { recursive: true });
    }
  }
  cpSync(ready, join(data, "postgres"), { recursive: true });
}
