import { once } from "node:events";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { lookup } from "mrmime";
import { loadSchemas } from "../contract/json-schema";
import { editorConfig } from "./config";
import { type Request, Refusal, createEndpoint } from "./endpoint";
import { sideBySide } from "./side-by-side";
import { editorFiles } from "./page-files";

const api = "/editor/api";
/** Bytes of a picture that is chosen; more is cut down in the browser before it is sent. */
const LARGEST_BODY = 40_000_000;

/**
 * Serves the editor of a project's content to this computer alone, beside the site at an address. Throws when the
 * schemas cannot be read or expressed in a form, or when the port is taken.
 */
export async function serveEditor(
  project: string,
  port: number,
  site: string,
): Promise<{ url: string; server: Server }> {
  const config = editorConfig(loadSchemas(join(project, "content", "schemas")), { name: "proxy", proxy_url: api });
  const files = await editorFiles(config, "/editor");
  const act = createEndpoint(project, config);
  let own = "";

  const handle = async (request: IncomingMessage): Promise<readonly [number, string, Buffer | string]> => {
    const { method, headers, url: path = "/" } = request;
    // Another name for this computer could be one that another site has made up; and only the editor may write.
    if (`http://${headers.host ?? ""}` !== own) return [403, "text/plain", `The editor is at ${own}/`];
    if (method === "POST" && path === api) {
      if (headers.origin !== own) return [403, "application/json", refusal("Only the editor may write.")];
      if (Number(headers["content-length"] ?? Infinity) > LARGEST_BODY)
        return [413, "application/json", refusal("The picture is too large.")];
      return [200, "application/json", JSON.stringify(await act(JSON.parse(await text(request)) as Request))];
    }
    if (path === "/") return [200, "text/html", sideBySide(site)];
    const name = path === "/editor/" ? "index.html" : path.replace(/^\/editor\//, "");
    const file = files.get(name);
    return file ? [200, lookup(name) ?? "text/plain", file] : [404, "text/plain", "There is no such page."];
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, type, body] = await handle(request).catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      return [error instanceof Refusal ? error.status : 500, "application/json", refusal(message)] as const;
    });
    response.writeHead(status, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" }).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${own}/`, server };
}

const refusal = (error: string) => JSON.stringify({ error });
