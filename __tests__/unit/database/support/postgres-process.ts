import { PGlite } from "@electric-sql/pglite";
import { hostedDefaults, migrate } from "../../../../src/server/database/migrate";
import type { Outcome, Statement } from "./protocol";

/**
 * PGlite loads its parts with dynamic imports, which Jest's sandbox refuses without an experimental
 * flag, so the database under test runs in a process of its own.
 */
async function serve() {
  const database = await PGlite.create();
  await (process.argv.includes("--migrated") ? migrate(database) : database.exec(hostedDefaults()));

  process.on("message", (statement: Statement) => {
    run(database, statement).then(
      outcome => process.send?.(outcome),
      (error: unknown) => process.send?.({ id: statement.id, error: describe(error) }),
    );
  });
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

async function run(database: PGlite, { id, sql, parameters, visitor }: Statement): Promise<Outcome> {
  if (visitor === undefined) {
    if (parameters.length === 0) {
      const results = await database.exec(sql);
      return { id, rows: results.at(-1)?.rows ?? [], affected: results.at(-1)?.affectedRows ?? 0 };
    }
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(sql, [...parameters]);
    return { id, rows, affected: affectedRows ?? 0 };
  }
  return database.transaction(async transaction => {
    await transaction.query("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
      visitor.role,
      JSON.stringify(visitor.headers),
    ]);
    const { rows, affectedRows } = await transaction.query<Record<string, unknown>>(sql, [...parameters]);
    return { id, rows, affected: affectedRows ?? 0 };
  });
}

function describe(error: unknown): Outcome["error"] {
  const { code, message, constraint } = error as NonNullable<Outcome["error"]>;
  return { code, message, ...(constraint === undefined ? {} : { constraint }) };
}

void serve();
