import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/** The folder that the Supabase CLI reads too. */
const supabase = join(__dirname, "../../../supabase");
const folder = join(supabase, "migrations");

/** What a hosted project has before the first migration, as SQL that is safe to run again. */
export const hostedDefaults = () => readFileSync(join(supabase, "hosted-defaults.sql"), "utf8");

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);`;

/**
 * Brings a database to the state of a hosted project after `supabase db push`: runs each migration that has not run yet,
 * in order and each in a transaction of its own, and records it where the Supabase CLI does. Throws what Postgres says
 * about a migration that fails, and when an SQL file is not named like a migration, because it would never run.
 */
export async function migrate(database: PGlite, files: readonly string[] = readdirSync(folder)): Promise<void> {
  const migrations = files
    .filter(file => file.endsWith(".sql"))
    .sort()
    .map(file => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (version && name) return { file, version, name };
      throw new Error(`The migration ${file} would never run: name it like 20261121090000_what_it_does.sql.`);
    });

  await database.exec(hostedDefaults() + history);
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(rows.map(({ version }) => version));
  for (const { file, version, name } of migrations.filter(migration => !done.has(migration.version))) {
    await database.transaction(async transaction => {
      await transaction.exec(readFileSync(join(folder, file), "utf8"));
      await transaction.query("insert into supabase_migrations.schema_migrations values ($1, $2)", [version, name]);
    });
  }
}
