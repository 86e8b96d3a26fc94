import { once } from "node:events";
import { request, type IncomingMessage, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";
import { fullEnquiry } from "../enquiry";

type Options = Pick<RequestOptions, "method" | "headers"> & { readonly body?: string | Uint8Array };

/** Requests a path exactly as given. `fetch` would normalise the path and decompress the answer. */
export async function ask(url: string, path: string, { body, ...options }: Options = {}) {
  const { hostname, port } = new URL(url);
  const outgoing = request({ hostname, port, path, agent: false, ...options });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
}

/** Posts to the table of enquiries, as JSON unless the body is a string or a Blob. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
  });
}

let visitors = 0;

/** A unique enquiry, and the headers of a new visitor. */
export function newVisitor() {
  visitors += 1;
  return {
    row: { ...fullEnquiry, message: `Our gutters leak (${process.pid}, ${visitors})` },
    headers: { "x-forwarded-for": `10.1.${visitors >> 8}.${visitors & 255}` },
  };
}
