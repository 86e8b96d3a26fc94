import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { putNewDatabase } from "../../../servers/new-database";
import { testFolder } from "../../../temp-folder";
import type { Outcome, Statement } from "./postgres-process";

export type Postgres = ReturnType<typeof testDatabase>;

/** A database for the tests of one file, with or without the migrations. */
export function testDatabase({ migrated }: { migrated: boolean }) {
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

  /** Runs one statement. Tests wait for it before they run the next. */
  async function run(statement: Statement) {
    child.send(statement);
    const [{ error, rows = [] }] = (await once(child, "message")) as [Outcome];
    if (error) throw Object.assign(new Error(error.message), error);
    return rows;
  }

  return {
    /** Runs SQL as the owner of the database. */
    asOwner: (sql: string, ...parameters: unknown[]) => run({ sql, parameters }),
    /** Runs one statement as a role of the API, by default as a visitor. */
    asVisitor: (sql: string, parameters: unknown[] = [], visitor: Partial<Statement["visitor"]> = {}) =>
      run({ sql, parameters, visitor: { role: "anon", headers: {}, ...visitor } }),
  };
}

/** Makes the stored rows ten minutes older. */
export const tenMinutesLater = (postgres: Postgres) =>
  postgres.asOwner(`
    update public.contact_submissions set created_at = created_at - interval '10 minutes';
    update private.recent_senders set sent_at = sent_at - interval '10 minutes';`);
