import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { fullEnquiry } from "../../../enquiry";

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Asks for a path exactly as given; `fetch` would tidy it up and unpack the answer. */
export async function ask(
  url: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const outgoing = request({ hostname, port, path, method, headers, agent: false });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: await buffer(incoming),
  };
}

/** Posts JSON to the table of enquiries. */
export function post(
  url: string,
  body: unknown,
  { path = "/rest/v1/contact_submissions", headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

let visitors = 0;

/** A row nobody has sent before, and the headers of a visitor nobody has been. */
export function newVisitor() {
  visitors += 1;
  return {
    row: { ...fullEnquiry, message: `Our gutters leak (${process.pid}, ${visitors})` },
    headers: { "x-forwarded-for": `10.1.${visitors >> 8}.${visitors & 255}` },
  };
}
