/** @jest-environment node */
import { ask, newVisitor, post } from "./support/http";
import { testServer } from "./support/processes";
import { refusal } from "./support/refusal";
import { countStored, readStored } from "./support/stored";
import { testFolder, writeSite } from "./support/temp-folder";

const folder = testFolder();
writeSite(folder);
const server = testServer(folder);

describe("a stored enquiry", () => {
  test("is answered with 201 and nothing more", async () => {
    const { row, headers } = newVisitor();
    const response = await post(server().url, row, {
      headers: { ...headers, prefer: "return=minimal" },
    });
    expect(response.status).toBe(201);
    expect(await response.text()).toBe("");
    expect(response.headers.get("content-type")).toBeNull();
    expect(response.headers.get("preference-applied")).toBe("return=minimal");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("takes only the columns that are named", async () => {
    const { row, headers } = newVisitor();
    const path = `/rest/v1/contact_submissions?columns=${encodeURIComponent('"name","email","message"')}`;
    const response = await post(server().url, [{ ...row, surplus: 1 }], { path, headers });
    expect(response.status).toBe(201);
    expect((await readStored(folder))[0]).toMatchObject({ message: row.message, phone: null });
  });

  test.each([
    ["SQL", `'); drop table public.contact_submissions; --`],
    ["HTML", `</textarea><script>alert(1)</script>`],
    ["emoji and right-to-left text", "👷🏽‍♀️ שלום \u202Eabc"],
    ["line breaks", "one\r\ntwo\n\nthree"],
  ])("keeps %s as typed", async (_, text) => {
    const { row, headers } = newVisitor();
    const message = `${row.message} ${text}`;
    expect((await post(server().url, { ...row, message }, { headers })).status).toBe(201);
    expect(await countStored(folder, message)).toBe(1);
  });
});

describe("a website on another origin", () => {
  test("is told that it may send", async () => {
    const answer = await ask(server().url, "/rest/v1/contact_submissions", {
      method: "OPTIONS",
      headers: {
        origin: "http://localhost:8000",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-type,prefer",
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "apikey,authorization,content-type,prefer",
      "access-control-allow-methods": expect.stringContaining("POST") as unknown,
      "access-control-max-age": "86400",
    });
  });

  test("can read why it was refused", async () => {
    const response = await post(server().url, "", { headers: { origin: "http://localhost:8000" } });
    expect(response.status).toBe(400);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("visitors at the same moment", () => {
  test("the same enquiry sent ten times at once is stored once, each answered with success", async () => {
    const { row } = newVisitor();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post(server().url, row, { headers: newVisitor().headers })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await countStored(folder, row.message)).toBe(1);
  });

  test("25 at once from one address: 20 stored, five asked to wait", async () => {
    const { headers } = newVisitor();
    const sent = Array.from({ length: 25 }, () => newVisitor().row);
    const responses = await Promise.all(sent.map(row => post(server().url, row, { headers })));

    const refused = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(refused).toHaveLength(5);
    for (const response of refused) {
      expect(await refusal(response)).toMatchObject({
        code: "PT429",
        message: "Too many enquiries from this address",
        hint: "Please try again in ten minutes.",
      });
    }
    const messages = (await readStored(folder)).map(({ message }) => message);
    expect(sent.filter(({ message }) => messages.includes(message))).toHaveLength(20);
  });

  test("100 from 100 addresses are all stored, once each", async () => {
    const visitors = Array.from({ length: 100 }, () => newVisitor());
    const responses = await Promise.all(visitors.map(({ row, headers }) => post(server().url, row, { headers })));
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    const messages = (await readStored(folder)).map(({ message }) => message);
    for (const { row } of visitors) {
      expect(messages.filter(message => message === row.message)).toHaveLength(1);
    }
  });

  test("a refused enquiry leaves the next visitor no rights", async () => {
    const { row, headers } = newVisitor();
    await post(server().url, { ...row, id: "x" }, { headers });
    await post(server().url, { ...row, name: "" }, { headers });
    expect((await post(server().url, row, { headers })).status).toBe(201);
    expect((await post(server().url, { ...row, id: "x" }, { headers })).status).toBe(401);
  });
});
