import type { PGlite } from "@electric-sql/pglite";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Log } from "../log";
import { senderHeaders } from "../sender";
import { ApiError, fromDatabase } from "./api-error";
import { insert } from "./insert";
import { readPayload } from "./payload";
import type { Schema } from "./schema";

const largestBody = 64 * 1024;

/**
 * The hosted API at `/rest/v1`, as far as a visitor's browser uses it: one insert. Everything else
 * is refused the way PostgREST refuses it to the role `anon`. The API key is not looked at.
 */
export function restApi(database: PGlite, schema: Schema, log: Log): Hono {
  const api = new Hono();

  // As the hosted API answers browsers on other origins.
  api.use(
    cors({
      origin: "*",
      allowMethods: ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"],
      exposeHeaders: ["Content-Encoding", "Content-Location", "Content-Range", "Content-Type"],
      maxAge: 24 * 60 * 60,
    }),
  );
  api.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new ApiError(413, "413", "The request body is larger than 64 kB");
      },
    }),
  );

  api.all("/:table", async context => {
    const table = context.req.param("table");
    const columns = schema.get(table);
    if (columns === undefined) {
      const message = `Could not find the table 'public.${table}' in the schema cache`;
      throw new ApiError(404, "PGRST205", message);
    }
    refuseOtherSchemas(context);
    refuseOtherVerbs(context.req.method, table);

    const prefer = context.req.header("prefer") ?? "";
    await insert(database, {
      table,
      columns,
      payload: readPayload(
        new Uint8Array(await context.req.arrayBuffer()),
        context.req.header("content-type"),
        context.req.query("columns"),
      ),
      returning: /return=(representation|headers-only)/.test(prefer),
      headers: senderHeaders(context),
    });
    context.header("Content-Range", "*/*");
    if (prefer.includes("return=minimal")) context.header("Preference-Applied", "return=minimal");
    return context.body(null, 201);
  });

  api.all("*", () => {
    throw new ApiError(404, "PGRST125", "Invalid path specified in request URL");
  });

  api.onError((error, context) => {
    const refusal = error instanceof ApiError ? error : fromDatabase(error);
    const answer = refusal ?? new ApiError(500, "XX000", "The enquiry could not be stored");
    log(context, answer.status, refusal === undefined ? error : refusal.code);
    if (answer.status === 401) context.header("WWW-Authenticate", "Bearer");
    return context.json(answer.body, answer.status as ContentfulStatusCode, {
      "Content-Type": "application/json; charset=utf-8",
    });
  });

  return api;
}

function refuseOtherSchemas({ req }: Context) {
  const profile = req.header(req.method === "GET" ? "accept-profile" : "content-profile");
  if (profile === undefined || profile === "public") return;
  const hint = "Only the following schemas are exposed: public";
  throw new ApiError(406, "PGRST106", `Invalid schema: ${profile}`, null, hint);
}

/** Nothing but adding a row is granted, so no statement needs to run to find out. */
function refuseOtherVerbs(method: string, table: string) {
  if (method === "POST") return;
  if (["GET", "HEAD", "PATCH", "DELETE"].includes(method)) {
    throw new ApiError(401, "42501", `permission denied for table ${table}`);
  }
  if (method === "PUT") {
    const message = "Filters must include all and only primary key columns with 'eq' operators";
    throw new ApiError(405, "PGRST105", message);
  }
  throw new ApiError(405, "PGRST117", `Unsupported HTTP method: ${method}`);
}
