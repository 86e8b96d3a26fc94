import { statfs } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { fieldNames, fields } from "../enquiry/fields";
import { answer } from "./answer";

/** Where the hosted API takes enquiries too. */
export const insertPath = "/rest/v1/contact_submissions";

/** In bytes. */
const largestBody = 64 * 1024;

/** In bytes, on the disk: four of the files that Postgres writes ahead, the last of which must not fail half-way. */
const leastFree = 64 * 1024 * 1024;

/** The one statement: what was sent travels as a single JSON parameter and is never part of the SQL. */
const statement = `
  insert into public.contact_submissions (${fieldNames.join(", ")})
  select ${fieldNames.join(", ")} from json_to_record($1::json) as sent (${fieldNames.join(" text, ")} text)`;

/** PostgREST takes the code PTxyz for the HTTP status xyz, in the migrations too. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { code: `PT${status}` });

/**
 * Stores one enquiry the way the hosted API does: 201 once it is on the disk, otherwise a JSON body with code and
 * message. Resolves with the status and, for the log, the reason, which never quotes the visitor.
 */
export async function insert(request: IncomingMessage, response: ServerResponse, database: PGlite, sender: string) {
  try {
    const json = await readRow(request);
    const { dataDir = "." } = database;
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < leastFree) throw new Error(`less than 64 MB are free for ${dataDir}`);
    await store(database, json, sender);
    return { status: answer(response, 201, {}) };
  } catch (error) {
    // The visitor has broken the upload off.
    if (error === request.errored) throw error;
    const { code = "", message, hint } = error as Error & { code?: string; hint?: string };
    // The classes 22 and 23 of Postgres are wrong data.
    const status = Number(/^PT(\d{3})$/.exec(code)?.[1] ?? (/^2[23]\w{3}$/.test(code) ? 400 : 500));
    const body =
      status === 500 ? { code: "PT500", message: "The enquiry could not be stored" } : { code, message, hint };
    const headers = { "Content-Type": "application/json", ...(status === 405 && { Allow: "POST" }) };
    answer(response, status, headers, JSON.stringify(body));
    return { status, reason: status === 500 ? error : code };
  }
}

/** In one transaction as a visitor, who has the right to add these fields and no other. */
const store = (database: PGlite, json: string, sender: string) =>
  database.transaction(async transaction => {
    // Postgres runs on this thread: without a pause between two transactions, a queue of them would keep new visitors'
    // connections waiting.
    await setImmediate();
    await transaction.query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [
      JSON.stringify({ "cf-connecting-ip": sender }),
    ]);
    await transaction.query(statement, [json]);
  });

/**
 * The body as JSON, if it is an object of these texts alone: Postgres would call itself for each bracket of what is
 * nested. A form on any website could send another content type.
 */
async function readRow(request: IncomingMessage): Promise<string> {
  if (request.method !== "POST") throw refusal(405, "Enquiries are sent with POST");
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection has to outlive the body: the answer goes through it.
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
    // Refused like any other body that is no enquiry.
  }
  throw refusal(400, `The body has to be one JSON object with the texts ${fieldNames.join(", ")} and nothing else`);
}
