import { PGlite } from "@electric-sql/pglite";
import { hostedDefaults, migrate } from "../../../../tools/server/database/migrate";

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The API role and request headers to run with; without it, runs as the owner of the database. */
  readonly visitor?: { readonly role: string; readonly headers: Record<string, string> } | undefined;
}

export interface Outcome {
  readonly rows?: Record<string, unknown>[];
  readonly error?: { readonly code: string; readonly message: string; readonly constraint?: string };
}

/** Runs the database in its own process: Jest's sandbox refuses PGlite's dynamic imports. */
async function serve() {
  const database = await PGlite.create(process.argv[2]);
  await (process.argv.includes("--migrated") ? migrate(database) : database.exec(hostedDefaults()));

  process.on("message", (statement: Statement) => {
    run(database, statement).then(
      rows => process.send?.({ rows }),
      (error: unknown) => {
        const { code, message, constraint } = error as NonNullable<Outcome["error"]>;
        process.send?.({ error: { code, message, constraint } });
      },
    );
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

async function run(database: PGlite, { sql, parameters, visitor }: Statement): Promise<unknown[]> {
  if (!visitor && parameters.length === 0) return (await database.exec(sql)).at(-1)?.rows ?? [];
  return database.transaction(async transaction => {
    if (visitor)
      await transaction.query("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
        visitor.role,
        JSON.stringify(visitor.headers),
      ]);
    return (await transaction.query(sql, [...parameters])).rows;
  });
}

void serve();
