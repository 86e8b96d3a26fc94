import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeHostFiles } from "../../../plugins/gatsby-plugin-hosting/write-host-files";
import { readEnquiries } from "../../../tools/server/stored-enquiries";
import { ask, newVisitor, post } from "../../servers/http";
import { hasNginx, startNginx } from "../../servers/nginx";
import { startServerProcess, storedMessages, until } from "../../servers/processes";
import { testFolder, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
let server: Awaited<ReturnType<typeof startServerProcess>>;
beforeAll(async () => (server = await startServerProcess(folder)));
afterAll(() => server.end("SIGTERM"));

test.each([
  ["SQL and no phone number", { message: `'); drop table public.contact_submissions; --`, phone: null }],
  ["HTML, line breaks and emoji", { message: `</textarea><script>alert(1)</script>\r\n\n 👷🏽‍♀️ שלום \u202Eabc` }],
  ["the mark of a doubtful one", { doubtful: true }],
])("an enquiry with %s is stored as typed, and answered with only 201", async (_, parts) => {
  const { row, headers } = newVisitor();
  const sent: Record<string, unknown> = { ...row, ...parts, name: row.message };
  const response = await post(server.url, sent, headers);
  expect([response.status, await response.text()]).toEqual([201, ""]);
  expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  const [stored] = await readEnquiries(join(folder, "data"));
  expect(stored).toMatchObject(sent);
  expect(Date.now() - Date.parse(stored?.receivedAt ?? "")).toBeLessThan(60_000);
});

describe("an enquiry that cannot be stored is refused with its reason", () => {
  const { row } = newVisitor();
  test.each([
    ["a mark that is text", { ...row, doubtful: "true" }, 400, "PT400"],
    ["a NUL byte", { ...row, message: "a\u0000b" }, 400, "22P05"],
    ["half an emoji", `{"name":"\\ud83d","email":"a@b","message":"c"}`, 400, "22P02"],
    ["5,001 characters", { ...row, message: "😀".repeat(5001) }, 400, "23514"],
    ["a line break in the name", { ...row, name: "A\r\nBcc: b@c.example" }, 400, "23514"],
    ["a message of spaces", { ...row, message: " \u200B " }, 400, "23514"],
    ["no name", { ...row, name: undefined }, 400, "23502"],
    ["an unknown column", { ...row, admin: true }, 400, "PT400"],
    ["a chosen time", { ...row, created_at: "2020-01-01" }, 400, "PT400"],
    ["broken JSON", `{"name":`, 400, "PT400"],
    ["bytes that are not text", new Blob([Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d])]), 400, "PT400"],
    ["an empty body", "", 400, "PT400"],
    ["a list", [row, row], 400, "PT400"],
    ["a number", { ...row, phone: 1473 }, 400, "PT400"],
    ["a field of 30,000 brackets", `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, 400, "PT400"],
    ["more than 64 kB", { ...row, message: "m".repeat(64 * 1024) }, 413, "PT413"],
  ])("%s", async (_, body, status, code) => {
    const response = await post(server.url, body, newVisitor().headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\w{3}/) as unknown });
  });

  test("a body that is not JSON, which a form on any website can send", async () => {
    expect((await post(server.url, row, { "content-type": "text/plain" })).status).toBe(415);
  });

  test.each([
    ["/rest/v1/contact_submissions", "GET", 405],
    ["/rest/v1/contact_submissions", "DELETE", 405],
    ["/rest/v1/schema_migrations", "GET", 404],
    ["/rest/v1/contact_submissions/1", "GET", 404],
  ])("%s with %s", async (path, method, status) => {
    const answer = await ask(server.url, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe(status === 405 ? "POST" : undefined);
  });

  /** Starts to send a body of 8 GB. */
  const beginUpload = (path: string, bytes: number, method = "POST") => {
    const { hostname, port } = new URL(server.url);
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000000\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    socket.write(head + "x".repeat(bytes));
    return socket;
  };

  test.each([
    ["POST", "/rest/v1/contact_submissions", 413],
    ["POST", "/", 405],
    ["GET", "/", 200],
  ])(
    "a body of 8 GB (%s %s) is not read in full: the connection closes after the answer",
    async (method, path, status) => {
      expect(await text(beginUpload(path, 64 * 1024 + 1, method))).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*close`));
    },
  );

  test("a cancelled upload is not logged", async () => {
    const { length } = server.stderr();
    const socket = beginUpload("/rest/v1/contact_submissions", 1000);
    await once(socket, "connect");
    await ask(server.url, "/before");
    socket.destroy();
    await ask(server.url, "/after");
    await until(() => server.stderr().includes("/after"));
    const lines = server.stderr().slice(length).trim().split("\n");
    expect(lines.map(line => line.split(" ").slice(1).join(" "))).toEqual(["GET /before 404", "GET /after 404"]);
  });
});

test("the same enquiry sent ten times at once is stored once, and all ten answers are success", async () => {
  const { row } = newVisitor();
  const sent = Array.from({ length: 10 }, () => post(server.url, row, newVisitor().headers));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect((await storedMessages(folder)).filter(message => message === row.message)).toHaveLength(1);
});

test("25 at once from one address: 20 are stored, five are refused; earlier addresses in the header do not count", async () => {
  const { headers, row } = newVisitor();
  const stranger = newVisitor().headers["x-forwarded-for"];
  const pretended = { "x-forwarded-for": `${stranger}, ${headers["x-forwarded-for"]}`, "cf-connecting-ip": stranger };
  const messages = Array.from({ length: 25 }, (_, i) => `${row.message} ${i}`);
  const responses = await Promise.all(messages.map(message => post(server.url, { ...row, message }, pretended)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.headers.get("retry-after")).toBe("600");
  expect(await refused[0]?.json()).toMatchObject({ code: "PT429" });
  const stored = await storedMessages(folder);
  expect(messages.filter(message => stored.includes(message))).toHaveLength(20);
  expect((await post(server.url, row, { "x-forwarded-for": stranger })).status).toBe(201);
});

(hasNginx ? test : test.skip)(
  "behind nginx with the file of the build, the limit is per visitor, even with fake addresses",
  async () => {
    await writeHostFiles(join(folder, "public"), join(folder, "deploy"), []);
    const conf = readFileSync(join(folder, "deploy/nginx.conf"), "utf8").replace("http://127.0.0.1:9000", server.url);
    const nginx = await startNginx(`root ${folder}/public; ${conf}`);
    const answers: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      const { row, headers } = newVisitor();
      answers.push((await post(nginx.url, row, headers)).status);
    }
    expect(answers).toEqual([...Array<number>(20).fill(201), 429]);

    const refusals = () => server.stderr().split("429 PT429").length;
    const before = refusals();
    const flood = Array.from({ length: 40 }, () => post(nginx.url, newVisitor().row));
    const responses = await Promise.all(flood);
    await nginx.end();
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([429]));
    // The rest of a flood does not reach the server.
    expect(refusals() - before).toBeLessThan(40);
    for (const { headers } of responses) expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  },
);

test("the log lists refused and missing requests, and nothing that a visitor typed", async () => {
  const { row, headers } = newVisitor();
  const personal = { ...row, name: "Zebediah Quill\n", email: "zebediah@quill.example" };
  const text = await (await post(server.url, personal, headers)).text();
  await ask(server.url, "/%1b]0;title%07?name=zebediah");
  await ask(server.url, "/%E0%A4%A");
  await until(() => server.stderr().includes("/%E0"));
  expect(text).not.toMatch(/\bat .*\.(ts|js)|node_modules/);
  const log = server.stderr();
  expect(log).toContain("POST /rest/v1/contact_submissions 400 23514\n");
  expect(log).toContain("GET /%1b]0;title%07 404\n");
  expect(log).toContain("GET /%E0%A4%A 307\n");
  expect(log).not.toMatch(/zebediah|quill|gutters|\n\s+at |(?!\n)\p{Cc}/iu);
});
