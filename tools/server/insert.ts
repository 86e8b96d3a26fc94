import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { apiHeaders } from "../../plugins/gatsby-plugin-hosting/security-headers";
import { answer } from "./answer";
import { runOrExplain } from "./database/damage";
import type { Lock } from "./database/lock";
import { requireSpace } from "./database/open-database";
import type { Table } from "./tables";

/** Where enquiries and their photographs are stored. */
export interface EnquiryStore {
  /** The directory of the database. */
  readonly directory: string;
  readonly lock: Lock;
  readonly database: PGlite;
}

/** In seconds, as in the migrations. */
const rateLimitPeriod = 10 * 60;

/** The request body is one JSON parameter and never part of the SQL. */
const statementFor = ({ name, columns }: Table) => {
  const names = Object.keys(columns).join(", ");
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `
    insert into public.${name} (${names})
    select ${names} from json_to_record($1::json) as sent (${types.join(", ")})`;
};

/** An error with the code PTxyz, which means the HTTP status xyz: PostgREST and the migrations use the same codes. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { code: `PT${status}` });

/**
 * Stores a row as the hosted API does: answers 201 once it is on the disk, otherwise a JSON body with code and message.
 * Resolves with the status and the reason for the log, which never quotes the visitor.
 */
export async function insert(
  request: IncomingMessage,
  response: ServerResponse,
  store: EnquiryStore,
  table: Table,
  sender: string,
) {
  try {
    await oneOfFew(table, async () => {
      const body = await readBody(request, table);
      await storeRow(store, table, body, sender);
    });
    return { status: answer(response, 201, apiHeaders) };
  } catch (error) {
    // The visitor has cancelled the upload.
    if (error === request.errored) throw error;
    const { code = "", message, hint } = error as Error & { code?: string; hint?: string };
    const status = statusOf(code);
    const body =
      status === 500 ? { code: "PT500", message: `The ${table.row} could not be stored` } : { code, message, hint };
    const headers = {
      ...apiHeaders,
      "Content-Type": "application/json",
      ...(status === 405 && { Allow: "POST" }),
      ...(status === 429 && { "Retry-After": rateLimitPeriod }),
    };
    answer(response, status, headers, JSON.stringify(body));
    return { status, reason: status === 500 ? error : code };
  }
}

/** The status that the hosted API answers with for the code of an error. */
function statusOf(code: string): number {
  const chosen = /^PT(\d{3})$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  // The row is there already.
  if (code === "23505") return 409;
  // Other codes of Postgres that begin with 22 or 23 mean wrong data.
  return /^2[23]\w{3}$/.test(code) ? 400 : 500;
}

/** The number of rows of each table that are being read or stored. */
const running = new Map<Table, number>();

/** Runs an action, unless as many of this table as are allowed are running. */
async function oneOfFew(table: Table, action: () => Promise<void>): Promise<void> {
  const others = running.get(table) ?? 0;
  if (others >= table.mostAtOnce) throw refusal(503, `Too many rows of ${table.name} are being stored`);
  running.set(table, others + 1);
  try {
    await action();
  } finally {
    running.set(table, (running.get(table) ?? 1) - 1);
  }
}

/** Stores the row in a request body, with the privileges of a visitor, who may only write the table's columns. */
async function storeRow({ directory, lock, database }: EnquiryStore, table: Table, body: Buffer, sender: string) {
  const config = "select set_config('role', 'anon', true), set_config('request.headers', $1, true)";
  const runTransaction = () =>
    database.transaction(async transaction => {
      // Postgres runs on this thread: without a pause, a queue of transactions would keep new connections waiting.
      await setImmediate();
      requireLock(lock, directory);
      await requireSpace(directory);
      // Parsed only when it is its turn: a row that waits is in memory once.
      const json = readRow(body, table);
      await transaction.query(config, [JSON.stringify({ "cf-connecting-ip": sender })]);
      await transaction.query(statementFor(table), [json]);
    });
  await runOrExplain(directory, runTransaction);
  // Another process that has opened the files in the meantime does not know this row.
  requireLock(lock, directory);
}

/** Throws if another process may have the database open: what this one writes would be lost, or damage its files. */
function requireLock(lock: Lock, directory: string): void {
  if (!lock.isHeld())
    throw new Error(
      `The lock of ${directory} is no longer this server's: it was removed, or the folder was moved. No enquiry is stored any more. Stop every server of this folder, then start one.`,
    );
}

/** Reads the body, which is refused as soon as it is too long. Only JSON, because a form on any website can send other types. */
async function readBody(request: IncomingMessage, { row, largestBody }: Table): Promise<Buffer> {
  if (request.method !== "POST") throw refusal(405, `Each ${row} is sent with POST`);
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw refusal(413, `The request body is larger than ${largestBody / 1024} kB`);
    chunks.push(chunk);
  }
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
    throw refusal(415, `Each ${row} is sent as application/json`);
  return Buffer.concat(chunks);
}

/** The type in JSON of each type in Postgres. */
const typeOf = { text: "string", uuid: "string", smallint: "number", boolean: "boolean" };

/**
 * Reads the row in a body, which must be a JSON object with the known columns, each of its type or null: Postgres would recurse
 * for each bracket of nested JSON.
 */
function readRow(body: Buffer, { columns }: Table): string {
  try {
    const row: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    const isRow = typeof row === "object" && row !== null && !Array.isArray(row);
    const isKnown = ([column, value]: [string, unknown]) =>
      Object.hasOwn(columns, column) && (value === null || typeof value === typeOf[columns[column] ?? "text"]);
    if (isRow && Object.entries(row).every(isKnown)) return JSON.stringify(row);
  } catch {
    // Refused below.
  }
  throw refusal(400, `The body has to be one JSON object with ${Object.keys(columns).join(", ")} and nothing else`);
}
