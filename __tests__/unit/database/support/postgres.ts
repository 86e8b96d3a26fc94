import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Outcome, Statement } from "./protocol";

/** What Postgres says when it refuses a statement. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly constraint: string | undefined,
  ) {
    super(message);
  }
}

type Row = Record<string, unknown>;
type Visitor = Statement["visitor"];

export interface Postgres {
  /** Runs SQL as the owner of the database. */
  asOwner(sql: string, ...parameters: unknown[]): Promise<Row[]>;
  /** Runs one statement as a role of the API, by default as a visitor's browser does. */
  asVisitor(sql: string, parameters?: unknown[], visitor?: Partial<NonNullable<Visitor>>): Promise<Row[]>;
}

const starting = 120_000;

/** A database in memory for the tests of one file, with or without the migrations. */
export function testDatabase({ migrated }: { migrated: boolean }): Postgres {
  let child: ChildProcess;
  let statements = 0;
  const waiting = new Map<number, (outcome: Outcome) => void>();

  beforeAll(async () => {
    child = fork(join(__dirname, "postgres-process.ts"), migrated ? ["--migrated"] : [], {
      execArgv: ["--liftoff-only", "--import", "tsx"],
    });
    await once(child, "message");
    child.on("message", (outcome: Outcome) => {
      waiting.get(outcome.id)?.(outcome);
      waiting.delete(outcome.id);
    });
  }, starting);

  afterAll(async () => {
    child.disconnect();
    await once(child, "exit");
  });

  async function run(sql: string, parameters: readonly unknown[], visitor?: Visitor): Promise<Row[]> {
    statements += 1;
    const id = statements;
    const outcome = await new Promise<Outcome>(resolve => {
      waiting.set(id, resolve);
      child.send({ id, sql, parameters, ...(visitor && { visitor }) } satisfies Statement);
    });
    const { error, rows } = outcome;
    if (error !== undefined) throw new Refusal(error.code, error.message, error.constraint);
    return rows ?? [];
  }

  return {
    asOwner: (sql, ...parameters) => run(sql, parameters),
    asVisitor: (sql, parameters = [], { role = "anon", headers = {} } = {}) => run(sql, parameters, { role, headers }),
  };
}
