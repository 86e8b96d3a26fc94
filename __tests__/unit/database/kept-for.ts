import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { postgres } from "./support/migrated";

const root = join(__dirname, "../../..");

test("README and privacy page say for how many months the database keeps enquiries", async () => {
  const [row] = await postgres.asOwner("select prosrc from pg_proc where proname = 'delete_old_enquiries'");
  const months = /interval '(\d+ months)'/.exec(String(row?.prosrc))?.[1];
  const pages = readdirSync(join(root, "content/pages")).filter(name => name.startsWith("privacy"));
  for (const file of ["README.md", ...pages.map(name => `content/pages/${name}`)]) {
    const stated = readFileSync(join(root, file), "utf8").match(/\d+ months/g);
    expect([file, ...new Set(stated)]).toEqual([file, months]);
  }
});
