import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { newVisitor, post } from "../../servers/http";
import { putNewDatabase } from "../../servers/new-database";
import { endServers, runToEnd, startServerProcess, storedMessages } from "../../servers/processes";
import { testFolder, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
const data = join(folder, "data");
beforeEach(() => rmSync(data, { recursive: true, force: true }));
afterEach(endServers);

/** Jest's sandbox refuses PGlite's dynamic imports, so another process runs SQL in the folder's database. */
const inDatabase = (sql: string) => {
  const script = `require("@electric-sql/pglite").PGlite.create(process.argv[1]).then(async database => {
    const results = await database.exec(process.argv[2]);
    await database.close();
    console.log(JSON.stringify(results.at(-1).rows));
  })`;
  const output = execFileSync(process.execPath, ["-e", script, join(data, "postgres"), sql], { encoding: "utf8" });
  return JSON.parse(output) as unknown;
};

const numbers = "select version from supabase_migrations.schema_migrations order by 1";

test("a database that has run only some of the replaced migrations is left as it is, with a sentence on what to do", async () => {
  putNewDatabase(data);
  const stored = inDatabase(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, name text);
    insert into supabase_migrations.schema_migrations values
      ('20261121090000', 'contact_submissions'), ('20261128090100', 'limit_before_comparing');
    ${numbers}`);
  for (const [script, ...parameters] of [["main.ts", "--port=0"], ["enquiries.ts"]] as const) {
    const { code, stderr, stdout } = await runToEnd(script, folder, parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^[^\n]*older version[^\n]*: start the last version [^\n]*docs\/enquiries\.md[^\n]*\n$/);
  }
  expect(inDatabase(numbers)).toEqual(stored);
  expect(inDatabase("select from pg_tables where schemaname in ('public', 'private')")).toEqual([]);
});

test("a database that has run all of them opens with its enquiries, and stores more", async () => {
  const [before, after] = [newVisitor(), newVisitor()];
  const first = await startServerProcess(folder);
  await post(first.url, before.row, before.headers);
  await first.end("SIGTERM");
  inDatabase(`
    insert into supabase_migrations.schema_migrations values
      ('20261121090000', 'contact_submissions'), ('20261121090100', 'drop_repeated_enquiries');
    ${numbers}`);
  const second = await startServerProcess(folder);
  await post(second.url, after.row, after.headers);
  expect(await storedMessages(folder)).toEqual([after.row.message, before.row.message]);
  expect(await second.end("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
});
