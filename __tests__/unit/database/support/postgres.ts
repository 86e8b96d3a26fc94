import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Client } from "pg";
import { hostedDefaults, migrate } from "../../../../tools/server/database/migrate";
import { putNewDatabase } from "../../../servers/new-database";
import { testFolder } from "../../../temp-folder";
import type { Outcome, Statement } from "./postgres-process";
import { startPostgresql } from "./postgresql";

type Rows = Record<string, unknown>[];
export type Postgres = ReturnType<typeof testDatabase>;

/** A database for the tests of one file, with or without the migrations: PGlite's, or a PostgreSQL server. */
export function testDatabase({ migrated }: { migrated: boolean }) {
  const onServer = process.env.TEST_DATABASE === "postgresql";
  const run = onServer ? testPostgresql(migrated) : testPGlite(migrated);
  return {
    /** Runs SQL as the owner of the database. */
    asOwner: (sql: string, ...parameters: unknown[]) => run({ sql, parameters }),
    /** Runs one statement as a role of the API, by default as a visitor. */
    asVisitor: (sql: string, parameters: unknown[] = [], visitor: Partial<Statement["visitor"]> = {}) =>
      run({ sql, parameters, visitor: { role: "anon", headers: {}, ...visitor } }),
  };
}

/** Runs statements in PGlite, which is a process of its own here. */
function testPGlite(migrated: boolean) {
  let child: ChildProcess;

  beforeAll(async () => {
    putNewDatabase(data);
    const parameters = [join(data, "postgres"), ...(migrated ? ["--migrated"] : [])];
    child = fork(join(__dirname, "postgres-process.ts"), parameters, { execArgv: ["--import", "tsx"] });
    await once(child, "message");
  });

  afterAll(async () => {
    child.disconnect();
    await once(child, "exit");
  });
  // Its folder is removed after that.
  const data = join(testFolder(), "data");

  /** Tests wait for one statement before they run the next. */
  return async (statement: Statement): Promise<Rows> => {
    child.send(statement);
    const [{ error, rows = [] }] = (await once(child, "message")) as [Outcome];
    if (error) throw Object.assign(new Error(error.message), error);
    return rows;
  };
}

/** Runs statements in PostgreSQL: the owner's in one connection, those of visitors at the same time in others. */
function testPostgresql(migrated: boolean) {
  let server: Awaited<ReturnType<typeof startPostgresql>>;
  beforeAll(async () => {
    server = await startPostgresql();
    await (migrated ? migrate(asPGlite(server.owner)) : server.owner.query(hostedDefaults()));
  });
  afterAll(() => server.stop());

  return async ({ sql, parameters, visitor }: Statement): Promise<Rows> => {
    if (!visitor) return lastRows(await server.owner.query(sql, parameters.length > 0 ? [...parameters] : undefined));
    const client = await server.visitors.connect();
    try {
      await client.query("begin");
      // Tests read how many rows were read: a connection would report it up to a second later.
      await client.query(
        "select set_config('role', $1, true), set_config('request.headers', $2, true), pg_stat_force_next_flush()",
        [visitor.role, JSON.stringify(visitor.headers)],
      );
      const result = await client.query(sql, [...parameters]);
      await client.query("commit");
      return lastRows(result);
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  };
}

/** The rows of the last of several statements. */
const lastRows = (result: unknown) => ([result].flat().at(-1) as { rows: Rows }).rows;

/** The part of PGlite's API that `migrate` uses. */
const asPGlite = (client: Client) => {
  const exec = (sql: string) => client.query(sql);
  const query = (sql: string, parameters?: unknown[]) => client.query(sql, parameters);
  const transaction = async (action: (transaction: object) => Promise<unknown>) => {
    await client.query("begin");
    await action({ exec, query });
    await client.query("commit");
  };
  return { exec, query, transaction } as unknown as Parameters<typeof migrate>[0];
};

/** Makes the stored rows ten minutes older. */
export const tenMinutesLater = (postgres: Postgres) =>
  postgres.asOwner(`
    update public.contact_submissions set created_at = created_at - interval '10 minutes';
    update private.recent_senders set sent_at = sent_at - interval '10 minutes';`);
