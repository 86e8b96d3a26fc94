/** @jest-environment node */
import { ask, newVisitor, post } from "./support/http";
import { testServer } from "./support/processes";
import { refusal } from "./support/refusal";
import { testFolder, writeSite } from "./support/temp-folder";

const folder = testFolder();
writeSite(folder);
const server = testServer(folder);

describe("what cannot be stored is refused clearly", () => {
  const { row } = newVisitor();

  test.each([
    ["a NUL byte", { ...row, message: "a\u0000b" }, 400, "22P05"],
    ["half a character", `{"name":"\\ud83d","email":"a@b","message":"c"}`, 400, "22P02"],
    ["5,001 characters", { ...row, message: "😀".repeat(5001) }, 400, "23514"],
    ["a line break in the name", { ...row, name: "A\r\nBcc: b@c.example" }, 400, "23514"],
    ["a line break in the address", { ...row, email: "a@b\r\nBcc: b@c.example" }, 400, "23514"],
    ["no name", { ...row, name: undefined }, 400, "23502"],
    ["an empty object", {}, 400, "23502"],
    ["an unknown column", { ...row, admin: true }, 400, "PGRST204"],
    ["a chosen id", { ...row, id: "00000000-0000-4000-8000-000000000000" }, 401, "42501"],
    ["a chosen time", { ...row, created_at: "2020-01-01" }, 401, "42501"],
    ["broken JSON", `{"name":`, 400, "PGRST102"],
    ["an empty body", "", 400, "PGRST102"],
    ["a list of odd rows", [row, { name: "B" }], 400, "PGRST102"],
    ["a list of something else", [1, 2], 400, "PGRST102"],
  ])("%s", async (_, body, status, code) => {
    const response = await post(server().url, body, { headers: newVisitor().headers });
    expect(await refusal(response)).toMatchObject({ status, code });
  });

  test("bytes that are no text", async () => {
    const response = await fetch(`${server().url}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect(await refusal(response)).toMatchObject({ status: 400, code: "PGRST102" });
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
    "a body of type %s, which a form on any website could send",
    async type => {
      const response = await post(server().url, row, { headers: { "content-type": type } });
      expect(await refusal(response)).toMatchObject({ status: 400, code: "PGRST102" });
    },
  );

  test.each([
    ["declared", {}],
    ["streamed", { "transfer-encoding": "chunked" }],
  ])("a body over 64 kB, its size %s", async (_, headers) => {
    const answer = await ask(server().url, "/rest/v1/contact_submissions", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...row, message: "m".repeat(64 * 1024) }),
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: "413" });
  });

  test.each([
    ["/rest/v1/users", 404, "PGRST205"],
    ["/rest/v1/pg_class", 404, "PGRST205"],
    ["/rest/v1/private.sender_salt", 404, "PGRST205"],
    ["/rest/v1/rpc/limit_enquiries_per_sender", 404, "PGRST125"],
    ["/rest/v1/contact_submissions/1", 404, "PGRST125"],
    ["/rest/v1/", 404, "PGRST125"],
  ])("%s", async (path, status, code) => {
    expect(await refusal(await post(server().url, row, { path }))).toMatchObject({ status, code });
  });

  test.each([
    ["GET", 401, "42501"],
    ["PATCH", 401, "42501"],
    ["DELETE", 401, "42501"],
    ["PUT", 405, "PGRST105"],
    ["PROPFIND", 405, "PGRST117"],
  ])("the verb %s", async (method, status, code) => {
    const { body, ...answer } = await ask(server().url, "/rest/v1/contact_submissions", { method });
    expect(answer.status).toBe(status);
    expect(JSON.parse(body.toString())).toMatchObject({ code });
    expect(answer.headers["www-authenticate"]).toBe(status === 401 ? "Bearer" : undefined);
  });
});

describe("the list of enquiries", () => {
  test.each([
    ["nobody in particular", {}],
    ["a wrong token", { authorization: `Bearer ${"0".repeat(64)}` }],
    ["no token", { authorization: "Bearer " }],
  ])("does not exist for %s", async (_, headers) => {
    const answer = await ask(server().url, "/_local/enquiries", { headers });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain("Page Not Found");
  });
});

test("nothing a visitor typed, and no stack trace, is in the log or in an answer", async () => {
  const { row, headers } = newVisitor();
  const personal = { ...row, name: "Zebediah Quill\n", email: "zebediah@quill.example" };
  const text = await (await post(server().url, personal, { headers })).text();
  expect(text).not.toMatch(/\bat .*\.(ts|js)|node_modules/);
  expect(server().stderr()).toContain("POST /rest/v1/contact_submissions 400 23514\n");
  expect(server().stderr()).not.toMatch(/zebediah|quill|gutters|\n\s+at /i);
});
