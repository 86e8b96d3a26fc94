import { ApiError } from "./api-error";

/** What is to be inserted: the JSON as it was sent, and the columns to take from it. */
export interface Payload {
  json: string;
  shape: "object" | "array";
  columns: readonly string[];
}

const invalidBody = (message: string) => new ApiError(400, "PGRST102", message);

/**
 * Reads the body of an insert the way PostgREST does. With a `columns` parameter, as supabase-js
 * sends for an array, the body is left for Postgres to check; without one, every object must have
 * the keys of the first. Throws an `ApiError` for anything else.
 */
export function readPayload(
  body: Uint8Array,
  contentType: string | undefined,
  columnsParameter: string | undefined,
): Payload {
  const mediaType = (contentType ?? "application/json").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    throw invalidBody(`Content-Type not acceptable: ${mediaType}`);
  }

  const json = decode(body);
  if (columnsParameter !== undefined) {
    const shape = /^\s*\{/.test(json) ? "object" : "array";
    return { json, shape, columns: parseColumns(columnsParameter) };
  }
  return fromValue(parse(json), json);
}

function fromValue(value: unknown, json: string): Payload {
  if (isObject(value)) return { json, shape: "object", columns: Object.keys(value) };
  const rows = Array.isArray(value) ? value : [];
  const columns = isObject(rows[0]) ? Object.keys(rows[0]) : [];
  if (!rows.every(row => isObject(row) && hasKeys(row, columns))) {
    throw invalidBody("All object keys must match");
  }
  // PostgREST takes a bare string, number or null for an empty list.
  return { json: Array.isArray(value) ? json : "[]", shape: "array", columns };
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

/** Splits `"name","email"` or `name,email`. */
function parseColumns(parameter: string): string[] {
  const columns = parameter.match(/"[^"]*"|[^",]+/g) ?? [];
  return columns.map(column => column.replace(/^"|"$/g, ""));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasKeys(row: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every(key => Object.hasOwn(row, key));
}
