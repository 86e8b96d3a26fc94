import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeHostFiles } from "../../../plugins/gatsby-plugin-hosting/write-host-files";
import { jpeg, largestPhotograph, photograph } from "../../photograph";
import { ask, newVisitor, post, postPhotograph } from "../../servers/http";
import { hasNginx, startNginx } from "../../servers/nginx";
import { endServers, startServerProcess, storedPhotographs } from "../../servers/processes";
import { testFolder, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
let server: Awaited<ReturnType<typeof startServerProcess>>;
beforeAll(async () => (server = await startServerProcess(folder)));
afterAll(endServers);

/** Stores an enquiry of a new visitor, who may then send photographs. */
async function announce(url = server.url) {
  const { row, headers } = newVisitor();
  const photographs_key = randomUUID();
  expect((await post(url, { ...row, photographs_key, photographs: 5 }, headers)).status).toBe(201);
  const send = (parts: Readonly<Record<string, unknown>>) =>
    postPhotograph(url, photograph({ photographs_key, ...parts }), headers);
  return { photographs_key, message: row.message, headers, send };
}

const large = jpeg({ length: largestPhotograph });

test("five photographs of 400 KB sent at once are stored; sent again, they are stored once", async () => {
  const { send, message } = await announce();
  const files = [1, 2, 3, 4, 5].map(number => {
    const file = Buffer.from(large);
    file[1_000] = number;
    return file.toString("base64");
  });
  const sendAll = () => Promise.all(files.map((file, i) => send({ number: i + 1, jpeg: file })));
  const answers = await sendAll();
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(await answers[0]?.text()).toBe("");
  const again = await sendAll();
  expect(again.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(await storedPhotographs(folder, message)).toEqual(files);
});

describe("a photograph that cannot be stored is refused with its reason", () => {
  test.each<[string, Readonly<Record<string, unknown>> | string, number, string]>([
    ["a GIF", { jpeg: Buffer.from("GIF89a;").toString("base64") }, 415, "PT415"],
    ["what is not base64", { jpeg: "<script>" }, 400, "PT400"],
    ["one byte over 400 KB", { jpeg: jpeg({ length: largestPhotograph + 1 }).toString("base64") }, 413, "PT413"],
    ["a body over 560 kB", { jpeg: "A".repeat(560 * 1024) }, 413, "PT413"],
    ["an unknown key", { photographs_key: randomUUID() }, 403, "PT403"],
    ["a key that is no UUID", { photographs_key: "1' or '1'='1" }, 400, "22P02"],
    ["the sixth", { number: 6 }, 400, "23514"],
    ["half a number", { number: 1.5 }, 400, "22P02"],
    ["a number as text", { number: "1" }, 400, "PT400"],
    ["a chosen enquiry", { enquiry: randomUUID() }, 400, "PT400"],
    ["a list", { jpeg: [] }, 400, "PT400"],
    ["30,000 brackets", { jpeg: JSON.parse("[".repeat(3_000) + "]".repeat(3_000)) as unknown }, 400, "PT400"],
    ["broken JSON", `{"jpeg":"/9j/`, 400, "PT400"],
  ])("%s", async (_, parts, status, code) => {
    const { send, headers } = await announce();
    const response = await (typeof parts === "string" ? postPhotograph(server.url, parts, headers) : send(parts));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\w{3}/) as unknown });
  });

  test.each(["GET", "DELETE", "PATCH", "PUT", "HEAD"])("a request with %s", async method => {
    const answer = await ask(server.url, "/rest/v1/enquiry_photographs?select=jpeg", { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });

  test("a body that is not JSON, which a form on any website can send", async () => {
    const body = JSON.stringify(photograph());
    expect((await postPhotograph(server.url, body, { "content-type": "text/plain" })).status).toBe(415);
  });
});

test("a body of 8 GB is refused while it arrives: the connection closes after 560 kB", async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = "POST /rest/v1/enquiry_photographs HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000000\r\n\r\n";
  socket.write(head + "x".repeat(560 * 1024 + 1));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 [^]*close/);
});

test("the 16th photograph of a household in ten minutes is refused with the time to wait", async () => {
  const { headers } = newVisitor();
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let i = 0; i < 16; i += 1) {
    const { photographs_key } = await announce();
    last = await postPhotograph(server.url, photograph({ photographs_key }), headers);
    statuses.push(last.status);
  }
  expect(statuses).toEqual([...Array<number>(15).fill(201), 429]);
  expect(last?.headers.get("retry-after")).toBe("600");
});

test("of more than 50 uploads at once the others are refused, enquiries are stored, and later there is room", async () => {
  const { hostname, port } = new URL(server.url);
  const uploads = Array.from({ length: 50 }, () => connect(Number(port), hostname));
  for (const upload of uploads)
    upload.write("POST /rest/v1/enquiry_photographs HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{");
  const { send } = await announce();
  const sendUntil = async (status: number): Promise<unknown> => {
    const response = await send({ jpeg: "no photograph" });
    return response.status === status ? response.json() : sendUntil(status);
  };
  expect(await sendUntil(503)).toMatchObject({ code: "PT503" });
  await announce();
  for (const upload of uploads) upload.destroy();
  expect(await sendUntil(400)).toMatchObject({ code: "PT400" });
  expect((await send({})).status).toBe(201);
});

test("a server killed between photographs loses none that was acknowledged; those sent again are stored once", async () => {
  const other = writeSite(join(folder, "killed"));
  const killed = await startServerProcess(other);
  const enquiries = await Promise.all(Array.from({ length: 4 }, () => announce(killed.url)));
  const files = new Map<string, string>();
  const acknowledged = new Set<string>();
  const sendAll = async (url: string) => {
    for (const number of [1, 2, 3, 4, 5])
      for (const { message, photographs_key, headers } of enquiries) {
        const name = `${message} ${number}`;
        const file = files.get(name) ?? jpeg({ content: name, length: 50_000 }).toString("base64");
        files.set(name, file);
        const row = photograph({ photographs_key, number, jpeg: file });
        const status = await postPhotograph(url, row, headers).then(
          answer => answer.status,
          () => 0,
        );
        if (status === 201 || status === 409) acknowledged.add(name);
        if (url === killed.url && acknowledged.size === 7) await killed.end("SIGKILL");
      }
  };
  await sendAll(killed.url);
  expect(acknowledged.size).toBe(7);

  const storedFiles = async () => {
    const lists = await Promise.all(enquiries.map(({ message }) => storedPhotographs(other, message)));
    return lists.flat();
  };
  const next = await startServerProcess(other);
  const kept = await storedFiles();
  for (const name of acknowledged) expect(kept).toContain(files.get(name));

  await sendAll(next.url);
  expect(acknowledged.size).toBe(20);
  expect((await storedFiles()).sort()).toEqual([...files.values()].sort());
});

(hasNginx ? test : test.skip)(
  "behind nginx with the file of the build, five photographs and their count pass, a larger one and a flood are refused",
  async () => {
    await writeHostFiles(join(folder, "public"), join(folder, "deploy"), []);
    const conf = readFileSync(join(folder, "deploy/nginx.conf"), "utf8").replaceAll(
      "http://127.0.0.1:9000",
      server.url,
    );
    const nginx = await startNginx(`root ${folder}/public; ${conf}`);
    const { send, photographs_key, headers: visitor } = await announce(nginx.url);
    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4, 5])
      statuses.push((await send({ number, jpeg: large.toString("base64") })).status);
    statuses.push((await send({ jpeg: "A".repeat(560 * 1024) })).status);
    const count = (row: Readonly<Record<string, unknown>>) =>
      post(nginx.url, { photographs_key, ...row }, visitor, "photograph_counts");
    const countStatuses = [
      (await count({ photographs: 5 })).status,
      (await count({ photographs: 5, more: "A".repeat(1024) })).status,
    ];
    const flood = await Promise.all(Array.from({ length: 60 }, () => send({})));
    const counts = await Promise.all(Array.from({ length: 60 }, () => count({ photographs: 5 })));
    await nginx.end();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 413]);
    expect(countStatuses).toEqual([201, 413]);
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([403, 429]));
    expect(counts.map(({ status }) => status)).toContain(429);
    for (const { headers } of [...flood, ...counts])
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  },
);
