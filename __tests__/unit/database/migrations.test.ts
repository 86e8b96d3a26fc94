import { readdirSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../../../tools/server/database/migrate";
import { postgres } from "./support/migrated";

const files = readdirSync(join(__dirname, "../../../supabase/migrations")).sort();

test("each migration is recorded in the table of the Supabase CLI", async () => {
  const rows = await postgres.asOwner(
    "select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1",
  );
  expect(rows.map(({ file }) => file)).toEqual(files);
});

test("every SECURITY DEFINER function has a fixed search path", async () => {
  const rows = await postgres.asOwner(`
    select proname, proconfig from pg_proc
    where pronamespace = 'private'::regnamespace and prosecdef`);
  expect(rows).not.toEqual([]);
  for (const { proconfig } of rows) expect(proconfig).toContain('search_path=""');
});

test("every table has row-level security", async () => {
  const rows = await postgres.asOwner(`
    select relname from pg_class
    where relkind = 'r' and not relrowsecurity
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`);
  expect(rows).toEqual([]);
});

test.each([
  "add_index.sql",
  "2026_add_index.sql",
  "20261122000000-add-index.sql",
  "20261122000000_.sql",
  "20261121000000_make_table 2.sql",
])("an SQL file called %s, which is no migration or a copy of one, stops the server with its name", async file => {
  const unused = Object.create(null) as Parameters<typeof migrate>[0];
  await expect(migrate(unused, ["20261121000000_make_table.sql", file])).rejects.toThrow(file);
});
