import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { fieldNames, fields } from "../../src/enquiry/fields";
import { apiHeaders } from "../../plugins/gatsby-plugin-hosting/security-headers";
import { answer } from "./answer";
import { runOrExplain } from "./database/damage";
import type { Lock } from "./database/lock";
import { requireSpace } from "./database/open-database";

/** Where enquiries are stored. */
export interface EnquiryStore {
  /** The directory of the database. */
  readonly directory: string;
  readonly lock: Lock;
  readonly database: PGlite;
}

/** The path of the hosted API. */
export const insertPath = "/rest/v1/contact_submissions";

/** In seconds, as in the migrations. */
const rateLimitPeriod = 10 * 60;

/** In bytes. */
const largestBody = 64 * 1024;

/** The request body is one JSON parameter and never part of the SQL. */
const statement = `
  insert into public.contact_submissions (${fieldNames.join(", ")})
  select ${fieldNames.join(", ")} from json_to_record($1::json) as sent (${fieldNames.join(" text, ")} text)`;

/** An error with the code PTxyz, which means the HTTP status xyz: PostgREST and the migrations use the same codes. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { code: `PT${status}` });

/**
 * Stores an enquiry as the hosted API does: answers 201 once it is on the disk, otherwise a JSON body with code and
 * message. Resolves with the status and the reason for the log, which never quotes the visitor.
 */
export async function insert(
  request: IncomingMessage,
  response: ServerResponse,
  { directory, lock, database }: EnquiryStore,
  sender: string,
) {
  try {
    const json = await readRow(request);
    // With the privileges of a visitor, who may only write these columns.
    const config = "select set_config('role', 'anon', true), set_config('request.headers', $1, true)";
    const storeRow = () =>
      database.transaction(async transaction => {
        // Postgres runs on this thread: without a pause, a queue of transactions would keep new connections waiting.
        await setImmediate();
        requireLock(lock, directory);
        await requireSpace(directory);
        await transaction.query(config, [JSON.stringify({ "cf-connecting-ip": sender })]);
        await transaction.query(statement, [json]);
      });
    await runOrExplain(directory, storeRow);
    // Another process that has opened the files in the meantime does not know this enquiry.
    requireLock(lock, directory);
    return { status: answer(response, 201, apiHeaders) };
  } catch (error) {
    // The visitor has cancelled the upload.
    if (error === request.errored) throw error;
    const { code = "", message, hint } = error as Error & { code?: string; hint?: string };
    // Codes of Postgres that begin with 22 or 23 mean wrong data.
    const status = Number(/^PT(\d{3})$/.exec(code)?.[1] ?? (/^2[23]\w{3}$/.test(code) ? 400 : 500));
    const body =
      status === 500 ? { code: "PT500", message: "The enquiry could not be stored" } : { code, message, hint };
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

/** Throws if another process may have the database open: what this one writes would be lost, or damage its files. */
function requireLock(lock: Lock, directory: string): void {
  if (!lock.isHeld())
    throw new Error(
      `The lock of ${directory} is no longer this server's: it was removed, or the folder was moved. No enquiry is stored any more. Stop every server of this folder, then start one.`,
    );
}

/**
 * Reads the body, which must be a JSON object with the known fields as texts: Postgres would recurse for each bracket
 * of nested JSON. Only JSON, because a form on any website can send other content types.
 */
async function readRow(request: IncomingMessage): Promise<string> {
  if (request.method !== "POST") throw refusal(405, "Enquiries are sent with POST");
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw refusal(413, "The request body is larger than 64 kB");
    chunks.push(chunk);
  }
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
    throw refusal(415, "Enquiries are sent as application/json");
  try {
    const row: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    const isRow = typeof row === "object" && row !== null && !Array.isArray(row);
    const isText = (value: unknown) => typeof value === "string" || value === null;
    if (isRow && Object.entries(row).every(([key, value]) => Object.hasOwn(fields, key) && isText(value)))
      return JSON.stringify(row);
  } catch {
    // Refused below.
  }
  throw refusal(400, `The body has to be one JSON object with the texts ${fieldNames.join(", ")} and nothing else`);
}
