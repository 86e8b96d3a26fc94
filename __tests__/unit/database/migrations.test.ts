/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "./support/postgres";

const directory = join(__dirname, "../../../supabase/migrations");
const files = readdirSync(directory).sort();

describe("on a hosted project", () => {
  const postgres = testDatabase({ migrated: false });

  test("the migrations run for an owner who is no superuser", async () => {
    await postgres.asOwner(`
      create role project_owner nosuperuser bypassrls;
      grant create on database postgres to project_owner;
      grant all on schema public to project_owner;
      alter default privileges for role project_owner in schema public
        grant all on tables to anon, authenticated, service_role;
      set role project_owner;`);
    for (const file of files) {
      await postgres.asOwner(readFileSync(join(directory, file), "utf8"));
    }
    await postgres.asOwner("reset role");

    await postgres.asVisitor("insert into public.contact_submissions (name, email, message) values ('A', 'a@b', 'c')");
    await expect(postgres.asVisitor("select message from public.contact_submissions")).rejects.toMatchObject({
      code: "42501",
    });
  });
});

describe("on the local database", () => {
  const postgres = testDatabase({ migrated: true });

  test("each migration is recorded where the Supabase CLI records it", async () => {
    const rows = await postgres.asOwner(
      "select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1",
    );
    expect(rows.map(({ file }) => file)).toEqual(files);
  });

  test("everything the migrations make says what it is for", async () => {
    const silent = await postgres.asOwner(`
      with made as (
        select 'schema ' || nspname as object, oid, 'pg_namespace'::regclass as catalog, 0 as part
        from pg_namespace where nspname = 'private'
        union all
        select 'table or index ' || relname, oid, 'pg_class'::regclass, 0
        from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and relname not like '%\\_pkey'
        union all
        select 'column ' || relname || '.' || attname, attrelid, 'pg_class'::regclass, attnum
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and relkind = 'r' and attnum > 0
        union all
        select 'constraint ' || conname, oid, 'pg_constraint'::regclass, 0
        from pg_constraint
        where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype <> 'n'
        union all
        select 'function ' || proname, oid, 'pg_proc'::regclass, 0
        from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        union all
        select 'trigger ' || tgname, oid, 'pg_trigger'::regclass, 0
        from pg_trigger where not tgisinternal
        union all
        select 'policy ' || polname, oid, 'pg_policy'::regclass, 0 from pg_policy
      )
      select object from made
      where not exists (
        select from pg_description
        where objoid = made.oid and classoid = made.catalog and objsubid = made.part
      )`);
    expect(silent).toEqual([]);
  });

  test("every function that runs with its owner's rights looks names up in no schema but its own", async () => {
    const rows = await postgres.asOwner(`
      select proname, proconfig from pg_proc
      where pronamespace = 'private'::regnamespace and prosecdef`);
    expect(rows).toHaveLength(2);
    for (const { proconfig } of rows) expect(proconfig).toEqual(['search_path=""']);
  });

  test("every table has row-level security", async () => {
    const rows = await postgres.asOwner(`
      select relname from pg_class
      where relkind = 'r' and not relrowsecurity
        and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`);
    expect(rows).toEqual([]);
  });
});
