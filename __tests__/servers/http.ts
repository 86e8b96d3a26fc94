import { once } from "node:events";
import { createServer, request, type IncomingMessage, type RequestListener, type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { fullEnquiry } from "../enquiry";

type Options = Pick<RequestOptions, "method" | "headers"> & { readonly body?: string | Uint8Array };

/** Starts a server in this process, by default on a free port. */
export async function listen(answer: (...parameters: Parameters<RequestListener>) => unknown, port = 0) {
  const server = createServer((request, response) => {
    // A client that has all it needs may close the connection before the server has noticed.
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Requests a path exactly as given. `fetch` would normalise the path and decompress the answer. */
export async function ask(url: string, path: string, { body, ...options }: Options = {}) {
  const { hostname, port } = new URL(url);
  const outgoing = request({ hostname, port, path, agent: false, ...options });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
}

/** Posts to a table, by default that of enquiries, as JSON unless the body is a string or a Blob. */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  table = "contact_submissions",
): Promise<Response> {
  return fetch(`${url}/rest/v1/${table}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
  });
}

/** Posts a photograph. */
export const postPhotograph = (url: string, body: unknown, headers?: Record<string, string>) =>
  post(url, body, headers, "enquiry_photographs");

let visitors = 0;

/** A unique enquiry, and the headers of a new visitor. */
export function newVisitor() {
  visitors += 1;
  return {
    row: { ...fullEnquiry, message: `Our gutters leak (${process.pid}, ${visitors})` },
    headers: { "x-forwarded-for": `10.1.${visitors >> 8}.${visitors & 255}` },
  };
}
