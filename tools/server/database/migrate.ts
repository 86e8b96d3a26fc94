import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

/** The folder of the Supabase CLI. */
const supabase = join(__dirname, "../../../supabase");
const folder = join(supabase, "migrations");

/** SQL that creates what a hosted project has before the first migration. It is safe to run again. */
export const hostedDefaults = () => readFileSync(join(supabase, "hosted-defaults.sql"), "utf8");

/**
 * The first and the last of the nineteen migrations that the five oldest files replace. These files have the numbers of the
 * last five, so a database that has run all nineteen counts as one that has run the files.
 */
const replaced = { first: "20261121090000", last: "20261129100000" };

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);`;

/**
 * Does what `supabase db push` does to a hosted project: runs each new migration, in order and each in its own
 * transaction, and records it where the Supabase CLI does. Throws the error of Postgres if a migration fails, and an
 * error if the name of an SQL file is not that of a migration, because the CLI would never run it. Throws an error that
 * says what to do if the database has run only some of the replaced migrations.
 */
export async function migrate(database: PGlite, files: readonly string[] = readdirSync(folder)): Promise<void> {
  const migrations = files.filter(file => file.endsWith(".sql")).sort();
  const wrong = migrations.find(file => !/^\d{14}_\w+\.sql$/.test(file));
  if (wrong)
    throw new Error(
      `The migration ${wrong} is a copy, or would never run: delete it, or name it like 20261201090000_what_it_does.sql.`,
    );

  await database.exec(hostedDefaults() + history);
  const { rows } = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const hasRun = (number: string) => rows.some(({ version }) => version === number);
  if (hasRun(replaced.first) && !hasRun(replaced.last))
    throw new Error(
      "The database is from an older version of this project: start the last version with all nineteen migrations once with the same folder, as “An older database” in docs/enquiries.md says, then this one again.",
    );
  for (const file of migrations.filter(name => !hasRun(name.slice(0, 14)))) {
    await database.transaction(async transaction => {
      await transaction.exec(readFileSync(join(folder, file), "utf8"));
      const record = "insert into supabase_migrations.schema_migrations values (left($1, 14), substr($1, 16))";
      await transaction.query(record, [file.slice(0, -".sql".length)]);
    });
  }
}
