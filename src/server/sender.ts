import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * A request's headers as the database sees them, names in lower case. On a hosted project a proxy
 * adds the visitor's address; here it is taken from the connection unless the request brings one.
 * This server listens on loopback, where tests and the bench play many visitors that way.
 */
export function senderHeaders(context: Context): Record<string, string> {
  const { incoming } = context.env as HttpBindings;
  return {
    "x-forwarded-for": incoming.socket.remoteAddress ?? "",
    ...context.req.header(),
  };
}
