import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { hostedDefaults } from "./hosted-defaults";
import { migrationFiles } from "./migration-files";

/** The folder the Supabase CLI reads too. */
export const migrationsDirectory = join(__dirname, "../../../supabase/migrations");

const createHistory = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key,
    name text
  );
`;

/**
 * Brings a database to the state of a hosted project after `supabase db push`: runs each migration
 * that has not run yet, in order and each in a transaction of its own, and records it where the
 * Supabase CLI does. Throws what Postgres says about a migration that fails, and when an SQL file
 * is not named like a migration.
 */
export async function migrate(database: PGlite): Promise<void> {
  await database.exec(hostedDefaults);
  await database.exec(createHistory);

  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(rows.map(({ version }) => version));

  for (const { file, version, name } of migrationFiles(await readdir(migrationsDirectory))) {
    if (done.has(version)) continue;

    const sql = await readFile(join(migrationsDirectory, file), "utf8");
    await database.transaction(async transaction => {
      await transaction.exec(sql);
      await transaction.query("insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)", [
        version,
        name,
      ]);
    });
  }
}
