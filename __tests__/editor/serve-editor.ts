import { readFile } from "node:fs/promises";
import { type Server, type ServerResponse, createServer } from "node:http";
import { extname, join } from "node:path";
import { loadSchemas } from "../../plugins/gatsby-plugin-content/load-schemas";
import { formsOf } from "../../plugins/gatsby-plugin-editor/forms/editor-forms";
import { answerApi } from "../../plugins/gatsby-plugin-editor/server/local-api";
import { writeEditor } from "../../plugins/gatsby-plugin-editor/server/write-editor";
import { copyProject, editorSite, testContent } from "../site/project";
import { editorUrl } from "./project";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** Copies the project with the tests' content, and serves the editor for the copy, as `gatsby develop` does but without a site. */
export const serveEditor = async (): Promise<Server> => {
  await copyProject(editorSite, testContent);
  process.chdir(editorSite);
  const folder = "public/admin";
  await writeEditor(folder, "/admin", { kind: "computer" });
  const answer = answerApi(process.cwd(), formsOf(loadSchemas("content/schemas")));

  const sendFile = async (path: string, response: ServerResponse) => {
    const name = path.replace(/^\/admin\/?/, "") || "index.html";
    try {
      const bytes = await readFile(join(folder, name));
      response.writeHead(200, { "Content-Type": TYPES[extname(name)] }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  };

  const { hostname, port } = new URL(editorUrl);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", editorUrl);
    void (pathname === "/admin/api" ? answer(request, response) : sendFile(pathname, response));
  }).listen(Number(port), hostname);
};
