/** @jest-environment node */
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { newVisitor } from "./support/http";
import { describeWithNginx, startNginx } from "./support/nginx";
import { type ServerProcess, endServers, starting, startServerProcess } from "./support/processes";
import { readStored } from "./support/stored";
import { testFolder, writeSite } from "./support/temp-folder";

const root = testFolder();

/** Posts an enquiry from an address of this computer's own, with headers that a sender can make up. */
async function sendFrom(url: string, localAddress: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const sent = request({
    ...{ hostname, port, localAddress, path: "/rest/v1/contact_submissions", method: "POST", agent: false },
    headers: { "content-type": "application/json", ...headers },
  });
  sent.end(JSON.stringify(newVisitor().row));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** The server behind an nginx, each test of a group with what is stored by those before it. */
function behindNginx(name: string, proxies: string, location: (server: string) => string) {
  const folder = join(root, name);
  const running: { server?: ServerProcess; nginx?: Awaited<ReturnType<typeof startNginx>> } = {};
  beforeAll(async () => {
    mkdirSync(folder);
    writeSite(folder);
    running.server = await startServerProcess(folder, ["--port", "0"], { TRUSTED_PROXIES: proxies });
    running.nginx = await startNginx(`location / { ${location(running.server.url)} }`);
  }, starting);
  afterAll(async () => {
    await running.nginx?.end();
    await endServers();
  });
  return {
    /** How many of 30 enquiries one sender stores who names another address each time, in every way known. */
    storedOfThirty: async (sender: string) => {
      const before = (await readStored(folder)).length;
      for (let i = 0; i < 30; i += 1) {
        const pretended = `203.0.113.${i}`;
        await sendFrom(running.nginx!.url, sender, {
          "x-forwarded-for": i % 2 ? pretended : `${pretended}, 198.51.100.1`,
          "cf-connecting-ip": pretended,
          "x-real-ip": pretended,
          forwarded: `for=${pretended}`,
        });
      }
      return (await readStored(folder)).length - before;
    },
    send: (sender: string, headers?: Record<string, string>) => sendFrom(running.nginx!.url, sender, headers),
    log: () => running.server!.stderr(),
  };
}

describeWithNginx("behind a real nginx that adds the address it saw, as one trusted proxy", () => {
  const { storedOfThirty, send } = behindNginx(
    "added",
    "1",
    server => `proxy_pass ${server}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`,
  );

  test("a sender who names another address each time has 20 of 30 enquiries stored", async () => {
    expect(await storedOfThirty("127.0.0.2")).toBe(20);
  });

  test("nobody can lock a stranger out by sending under that stranger's address", async () => {
    const stranger = "127.0.0.4";
    const pretended = { "x-forwarded-for": stranger, "cf-connecting-ip": stranger };
    for (let i = 0; i < 20; i += 1) expect(await send("127.0.0.3", pretended)).toBe(201);
    expect(await send("127.0.0.3", pretended)).toBe(429);
    expect(await send(stranger)).toBe(201);
  });
});

describeWithNginx("behind a real nginx that passes requests on as they are, with no trusted proxy", () => {
  const { storedOfThirty, send, log } = behindNginx("plain", "0", server => `proxy_pass ${server};`);

  test("a sender who names another address each time has 20 of 30 enquiries stored", async () => {
    expect(await storedOfThirty("127.0.0.2")).toBe(20);
  });

  test("visitors cannot be told apart, which the log says with the way out", async () => {
    expect(await send("127.0.0.3")).toBe(429);
    expect(log()).toContain("429 PT429 (counted for everyone behind a proxy: see TRUSTED_PROXIES)");
  });
});
