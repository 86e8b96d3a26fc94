import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { ApiError } from "./api-error";
import type { Payload } from "./payload";
import type { Columns } from "./schema";

export interface Insertion {
  table: string;
  /** The table's columns, from the schema. */
  columns: Columns;
  payload: Payload;
  /** Whether the rows are asked back, which takes the right to read them. */
  returning: boolean;
  /** The request's headers, names in lower case: what `request.headers` holds for the triggers. */
  headers: Record<string, string>;
}

/**
 * Inserts as the role `anon`, in one transaction, with the statement PostgREST would write. Resolves
 * when the rows are on the disk. Throws an `ApiError` for a column the table does not have, and
 * whatever Postgres refuses.
 */
export async function insert(database: PGlite, insertion: Insertion): Promise<void> {
  const { table, columns, payload, returning, headers } = insertion;
  const unknown = payload.columns.find(column => !columns.has(column));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${table}' in the schema cache`;
    throw new ApiError(400, "PGRST204", message);
  }

  const statement = `${insertStatement(table, columns, payload)}${returning ? " returning *" : ""}`;
  await database.transaction(async transaction => {
    // Postgres runs on this thread: without a pause between two transactions, a queue of them would
    // keep new visitors' connections waiting.
    await setImmediate();
    await transaction.query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [
      JSON.stringify(headers),
    ]);
    await transaction.query(statement, [payload.json]);
  });
}

/** The rows travel as one JSON parameter, so nothing a visitor typed is ever part of the SQL. */
function insertStatement(table: string, columns: Columns, { shape, columns: sent }: Payload) {
  if (sent.length === 0) {
    const rows = shape === "object" ? "json_build_array($1::json)" : "$1::json";
    return `insert into public.${quote(table)} select from json_array_elements(${rows})`;
  }
  const names = sent.map(quote).join(", ");
  const typed = sent.map(column => `${quote(column)} ${columns.get(column)}`).join(", ");
  const rows = shape === "object" ? "json_to_record" : "json_to_recordset";
  return `insert into public.${quote(table)} (${names}) ` + `select ${names} from ${rows}($1::json) as sent (${typed})`;
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
