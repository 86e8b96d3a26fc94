import { eachField, emptyEnquiry } from "../../enquiry";
import type { storeEnquiry as StoreEnquiry } from "../../../src/enquiry/store-enquiry";

const enquiry = { ...emptyEnquiry, name: "Ann", email: "ann@example.com", message: "The roof leaks." };
/** Empty fields are null. */
const row = { ...eachField(() => null), name: "Ann", email: "ann@example.com", message: "The roof leaks." };
const fetched = jest.fn<Promise<Response>, [string, RequestInit & { body: string }]>();

/** Stores with fresh modules, without state of the previous test. */
const store: typeof StoreEnquiry = async (...args) =>
  (await import("../../../src/enquiry/store-enquiry")).storeEnquiry(...args);

beforeEach(() => {
  jest.resetModules();
  fetched.mockReset();
  // The client library requires a WebSocket class, which Node 20 lacks. Nothing here opens one.
  Object.assign(globalThis, {
    fetch: fetched,
    WebSocket: jest.fn(),
    window: { location: new URL("https://site.example") },
  });
});
afterEach(() => {
  jest.dontMock("@supabase/supabase-js");
  delete process.env.GATSBY_SUPABASE_URL;
  delete process.env.GATSBY_SUPABASE_KEY;
});

const answer = (status: number, body: string | null = null) => new Response(body, { status });
const failure = { message: "Failed to save to database" };

const expectStored = (url: string, stored: unknown, key = "local-public-key") => {
  expect(fetched.mock.calls).toEqual([[url, expect.objectContaining({ method: "POST", keepalive: true })]]);
  const { headers, body } = fetched.mock.calls[0]![1];
  expect([JSON.parse(body), new Headers(headers).get("apikey")]).toEqual([stored, key]);
};

describe("with the client library", () => {
  test("stores all fields, empty ones as null, with a request that outlives the page", async () => {
    fetched.mockResolvedValue(answer(201));
    await store(enquiry);
    expectStored("https://site.example/rest/v1/contact_submissions", row);
  });

  test("stores in the hosted database that the variables name, with its key", async () => {
    process.env.GATSBY_SUPABASE_URL = "https://project.example/rest/v1/";
    process.env.GATSBY_SUPABASE_KEY = "sb_publishable_key";
    fetched.mockResolvedValue(answer(201));
    await store({ ...enquiry, phone: "01632 960 001" });
    const stored = { ...row, phone: "01632 960 001" };
    expectStored("https://project.example/rest/v1/contact_submissions", stored, "sb_publishable_key");
  });

  test.each([
    ["HTML with 201", 201, "<!doctype html><p>Welcome"],
    ["an empty 404", 404, ""],
    ["an empty list with 404", 404, "[]"],
    ["204", 204, null],
    ["an empty 200", 200, ""],
    ["an answer 409", 409, "{}"],
    ["an answer 503", 503, "{}"],
  ])("fails at %s", async (_, status, body) => {
    fetched.mockResolvedValue(answer(status, body));
    await expect(store(enquiry)).rejects.toMatchObject(failure);
  });

  test("the error contains no data of the visitor, although the database quotes the row", async () => {
    const details = "Failing row contains (1, Ann, ann@example.com, The roof leaks.)";
    fetched.mockResolvedValue(answer(400, JSON.stringify({ code: "23514", message: details, details, hint: null })));
    const error: unknown = await store(enquiry).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ cause: new Error("answer 400 23514") });
    expect(JSON.stringify([String(error), String((error as Error).cause)])).not.toMatch(/Ann|roof/);
  });
});

describe("when the client library cannot be loaded", () => {
  const missing = jest.fn(() => {
    throw new Error("ChunkLoadError");
  });
  beforeEach(() => {
    missing.mockClear();
    jest.doMock("@supabase/supabase-js", missing);
  });

  test("loads it once more, then stores without it, with a request that outlives the page", async () => {
    fetched.mockResolvedValue(answer(201));
    await store(enquiry);
    expect(missing).toHaveBeenCalledTimes(2);
    expectStored("https://site.example/rest/v1/contact_submissions", row);
  });

  test.each([200, 404, 500])("fails with status %d as well", async status => {
    fetched.mockResolvedValue(answer(status));
    await expect(store(enquiry)).rejects.toMatchObject(failure);
  });
});
