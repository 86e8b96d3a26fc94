import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** The headers in which a proxy names the visitor for whom it asks. */
const proxyHeaders = ["x-forwarded-for", "cf-connecting-ip"];

/**
 * A request's headers as the database sees them, names in lower case. On a hosted project a proxy
 * adds the visitor's address. Here only a connection from this computer may name one: that is a
 * proxy in front of this server, or tests and the bench, which play many visitors that way. For
 * everybody else, when the server listens beyond loopback, it is the address of the connection.
 */
export function senderHeaders(context: Context): Record<string, string> {
  const { incoming } = context.env as HttpBindings;
  const address = incoming.socket.remoteAddress ?? "";
  const sent = Object.entries(context.req.header());
  const believed = loopback.test(address) ? sent : sent.filter(([name]) => !proxyHeaders.includes(name));
  return { "x-forwarded-for": address, ...Object.fromEntries(believed) };
}
