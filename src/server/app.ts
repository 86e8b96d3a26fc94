import type { PGlite } from "@electric-sql/pglite";
import { Hono } from "hono";
import { listing } from "./listing";
import type { Log } from "./log";
import { restApi } from "./rest/rest-api";
import type { Schema } from "./rest/schema";
import { withSecurityHeaders } from "./security";
import { site } from "./static/site";

export interface AppOptions {
  publicDirectory: string;
  database: PGlite;
  schema: Schema;
  /** Opens the listing of enquiries. */
  token: string;
  log: Log;
}

/** Everything the local server answers: the hosted API's insert, the listing, and the built site. */
export function createApp({ publicDirectory, database, schema, token, log }: AppOptions): Hono {
  const app = new Hono();

  app.use(withSecurityHeaders);
  app.route("/rest/v1", restApi(database, schema, log));
  app.route("/", listing(database, token));
  app.route("/", site(publicDirectory));

  app.onError((error, context) => {
    log(context, 500, error);
    return context.text("Internal Server Error", 500);
  });

  return app;
}
