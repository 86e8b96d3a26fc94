/** @jest-environment node */
import { Hono } from "hono";
import { senderHeaders } from "../../../src/server/sender";

const app = new Hono().get("/", context => context.json(senderHeaders(context)));

/** What the database is told about a request from an address with these headers. */
async function told(remoteAddress: string, headers: Record<string, string>): Promise<unknown> {
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return response.json();
}

const named = { "x-forwarded-for": "198.51.100.7", "cf-connecting-ip": "198.51.100.8" };

test.each(["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"])(
  "a proxy on this computer (%s) may name its visitor",
  async address => expect(await told(address, named)).toEqual(named),
);

test.each(["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1", "::127.0.0.1", "1.127.0.0", ""])(
  "a visitor from elsewhere (%s) may not take another address",
  async address =>
    expect(await told(address, { ...named, "X-Client-Info": "a" })).toEqual({
      "x-forwarded-for": address,
      "x-client-info": "a",
    }),
);

test("without a named visitor it is the address of the connection", async () => {
  expect(await told("127.0.0.1", {})).toEqual({ "x-forwarded-for": "127.0.0.1" });
});
