import { once } from "node:events";
import { type RequestListener, type Server, type ServerResponse, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onCreateDevServer } from "../../../plugins/gatsby-plugin-private-develop/gatsby-node";

type Answer = (request: unknown, response: ServerResponse) => void;
type Express = () => RequestListener & { use: (path: string, answer: Answer) => void };

let server: Server;

// As in Gatsby: its handler is there before the plugin is called.
beforeAll(async () => {
  // The version that Gatsby uses.
  const app = jest.requireActual<Express>("express")();
  app.use("/___graphql", (_request, response) => void response.end("unpublished"));
  (onCreateDevServer as unknown as (given: object) => void)({ app });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

const ask = async (headers: Record<string, string>) => {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: "127.0.0.1", path: "/___graphql", headers }).end();
  const [answer] = (await once(asked, "response")) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  return answer.statusCode;
};

const host = "localhost:8000";

test.each([
  ["a page of another site", { host, origin: "https://other.example", "sec-fetch-site": "cross-site" }],
  [
    "a page of another server of this computer",
    { host, origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
  ],
  ["a sandboxed frame", { host, origin: "null" }],
  ["a script element of another site", { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
  ["a name of another site that points to this computer", { host: "other.example:8000" }],
  [
    "a name that only begins with localhost",
    { host: "localhost.other.example", origin: "http://localhost.other.example" },
  ],
])("gatsby develop refuses %s", async (_what, headers) => expect(await ask(headers)).toBe(403));

test.each([
  ["its own page", { host, origin: `http://${host}`, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }],
  ["its own page over HTTPS", { host, origin: `https://${host}` }],
  ["an address that was typed", { host, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
  ["a link on another site", { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ["a command", { host: "127.0.0.1:8000" }],
  ["a phone in the same network", { host: "192.168.1.20:8000", origin: "http://192.168.1.20:8000" }],
  ["IPv6", { host: "[::1]:8000" }],
])("gatsby develop answers %s", async (_what, headers) => expect(await ask(headers)).toBe(200));
