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

/** What `supabase db advisors` warns of, asked of the catalogue of Postgres. */
const ours = "in ('public'::regnamespace, 'private'::regnamespace)";
test.each([
  [
    "function without a fixed search path",
    `select proname from pg_proc where pronamespace ${ours} and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
  ],
  [
    "function that visitors may call",
    `select proname from pg_proc where pronamespace ${ours} and has_function_privilege('anon', oid, 'execute')`,
  ],
  [
    "table without row-level security",
    `select relname from pg_class where relkind = 'r' and relnamespace ${ours} and not relrowsecurity`,
  ],
  [
    "view that shows visitors the rows of its owner",
    `select relname from pg_class where relkind = 'v' and relnamespace ${ours} and has_table_privilege('anon', oid, 'select')`,
  ],
  ["extension in public", "select extname from pg_extension where extnamespace = 'public'::regnamespace"],
])("there is no %s", async (_, sql) => {
  expect(await postgres.asOwner(sql)).toEqual([]);
});

test("everything that the migrations make has a comment", async () => {
  const rows = await postgres.asOwner(`
    with made as (
      select 'pg_class'::regclass as catalogue, oid, 0 as part, oid::regclass::text as name
        from pg_class where relnamespace ${ours} and relkind in ('r', 'v')
      union all select 'pg_class'::regclass, attrelid, attnum, attrelid::regclass::text || '.' || attname
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace ${ours} and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      union all select 'pg_class'::regclass, indexrelid, 0, indexrelid::regclass::text
        from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace ${ours} and not indisprimary
      union all select 'pg_proc'::regclass, oid, 0, proname from pg_proc where pronamespace ${ours}
      union all select 'pg_constraint'::regclass, oid, 0, conname
        from pg_constraint where connamespace ${ours} and contype in ('c', 'f', 'p', 'u')
      union all select 'pg_trigger'::regclass, oid, 0, tgname from pg_trigger where not tgisinternal
      union all select 'pg_policy'::regclass, oid, 0, polname from pg_policy
    )
    select name from made where not exists (
      select from pg_description
      where classoid = catalogue and objoid = made.oid and objsubid = part
    )`);
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
