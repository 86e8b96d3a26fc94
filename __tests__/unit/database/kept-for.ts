import { readFileSync } from "node:fs";
import { postgres } from "./support/migrated";

test("the documentation says for how many months the database keeps enquiries", async () => {
  const [row] = await postgres.asOwner("select prosrc from pg_proc where proname = 'delete_old_enquiries'");
  const months = /interval '(\d+ months)'/.exec(String(row?.prosrc))?.[1];
  expect([...new Set(readFileSync("docs/enquiries.md", "utf8").match(/\d+ months/g))]).toEqual([months]);
});
