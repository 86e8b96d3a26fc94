/** @jest-environment node */
import { newVisitor } from "./support/http";
import { testServer } from "./support/processes";
import { countStored, readStored } from "./support/stored";
import { connect } from "./support/supabase";
import { testFolder, writeSite } from "./support/temp-folder";

const folder = testFolder();
writeSite(folder);
const server = testServer(folder);

/** The website's own way of storing, as a visitor nobody has been. */
function client(headers = newVisitor().headers) {
  return connect(server().url, headers).from("contact_submissions");
}

describe("through supabase-js", () => {
  test("an enquiry is stored and answered with success", async () => {
    const { row, headers } = newVisitor();
    const { error, status, data } = await client(headers).insert(row);
    expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });

    const [stored] = await readStored(folder);
    expect(stored).toMatchObject(row);
    expect(Date.now() - Date.parse(stored?.receivedAt ?? "")).toBeLessThan(60_000);
  });

  test("a list of one is stored too", async () => {
    const { row, headers } = newVisitor();
    const { status } = await client(headers).insert([row]);
    expect(status).toBe(201);
    expect(await countStored(folder, row.message)).toBe(1);
  });

  test("an enquiry without a phone number is stored", async () => {
    const { row, headers } = newVisitor();
    const { status } = await client(headers).insert({ ...row, phone: null });
    expect(status).toBe(201);
    expect(await countStored(folder, row.message)).toBe(1);
  });

  test("a refusal says why", async () => {
    const { row, headers } = newVisitor();
    const { error, status } = await client(headers).insert({ ...row, message: "m".repeat(5001) });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "23514",
      message: expect.stringContaining("message_length") as unknown,
    });
  });

  test("reading, changing, deleting and asking the row back are refused", async () => {
    const { row } = newVisitor();
    const attempts = [
      client().select(),
      client().insert(row).select(),
      client().update({ message: "x" }).eq("name", "Ann Visitor"),
      client().delete().eq("name", "Ann Visitor"),
    ];
    for (const { status, error } of await Promise.all(attempts)) {
      expect(status).toBe(401);
      expect(error).toMatchObject({ code: "42501" });
    }
    expect(await countStored(folder, row.message)).toBe(0);
  });

  test("another table does not exist", async () => {
    const table = connect(server().url).from("schema_migrations");
    const { status, error } = await table.insert({ version: "1" });
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: "PGRST205" });
  });

  test("another schema is not exposed", async () => {
    const table = connect(server().url).schema("private").from("contact_submissions");
    const { status, error } = await table.insert({ name: "x" });
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: "PGRST106" });
  });
});
