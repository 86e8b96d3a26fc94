import type { ServerResponse } from "node:http";
import { type Settings, createHandler } from "../../../supabase/functions/mail-enquiry/handler";
import { catchMails } from "./mail-catcher";

const secret = "a long random text";
const enquiry = {
  id: "00000000-0000-4000-8000-000000000001",
  created_at: "2026-07-01T09:05:00.123456+00:00",
  name: "Zoë O'Brien",
  email: "zoe.o'brien@example.co.uk",
  phone: "01379 000000",
  message: "Our gutters leak.\n\n<b>Please</b> call: שלום",
};

let provider: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => (provider = await catchMails()));
afterAll(() => provider.close());
beforeEach(() => {
  provider.answerWith();
  provider.caught.length = 0;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const ask = async (body: unknown = enquiry, changed: Partial<Settings> = {}, init: RequestInit = {}) => {
  const settings = { secret, api: provider.url, apiKey: "re_key", from: "website@firm.example" };
  const handle = createHandler({ ...settings, to: "office@firm.example, owner@firm.example", ...changed });
  const headers = { "X-Mail-Secret": secret };
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("https://x.example/", { method: "POST", headers, body: sent, ...init });
  const answer = await handle(request);
  return { status: answer.status, text: await answer.text() };
};

test("the mail has everything that the visitor wrote, and a reply goes to the visitor", async () => {
  expect(await ask()).toEqual({ status: 204, text: "" });
  expect(provider.caught).toEqual([
    {
      headers: expect.objectContaining({
        ...{ authorization: "Bearer re_key", "idempotency-key": enquiry.id, "content-type": "application/json" },
      }) as unknown,
      mail: {
        from: "website@firm.example",
        to: ["office@firm.example", "owner@firm.example"],
        subject: "Enquiry from Zoë O'Brien",
        reply_to: enquiry.email,
        text:
          "Name: Zoë O'Brien\nEmail: zoe.o'brien@example.co.uk\nPhone: 01379 000000\n" +
          "Sent: 1 July 2026 at 10:05\n\nOur gutters leak.\n\n<b>Please</b> call: שלום",
      },
    },
  ]);
});

test("the mail has an empty line for a missing phone number, and includes a column that was added later", async () => {
  await ask({ ...enquiry, phone: null, job_title: "Site manager" });
  expect(provider.caught[0]?.mail.text).toContain("\nPhone: \nJob title: Site manager\nSent: ");
});

test("no typed text can add a header, a recipient or a fake line", async () => {
  const injected = "\r\nBcc: everyone@example.com\u2028\u202E\u0007";
  const fields = { name: `Ann${injected}`, email: `ann@example.com${injected}`, phone: `1${injected}` };
  expect((await ask({ ...enquiry, ...fields })).status).toBe(204);
  const [{ mail }] = provider.caught as [(typeof provider.caught)[0]];
  expect(mail).not.toHaveProperty("reply_to");
  expect(mail).not.toHaveProperty("bcc");
  expect(mail.to).toHaveLength(2);
  expect(mail.subject).toBe("Enquiry from Ann Bcc: everyone@example.com ");
  expect(mail.text.split("\n").slice(0, 3)).toEqual([
    "Name: Ann Bcc: everyone@example.com ",
    "Email: ann@example.com Bcc: everyone@example.com ",
    "Phone: 1 Bcc: everyone@example.com ",
  ]);
});

test.each([
  "a@b",
  "a b@example.com",
  "ann@example.com, bob@example.com",
  '"x"<a@example.com>',
  "jürgen@münchen.example",
])("an address such as %s, which a provider may refuse, is only in the text", async email => {
  expect((await ask({ ...enquiry, email })).status).toBe(204);
  expect(provider.caught[0]?.mail).not.toHaveProperty("reply_to");
  expect(provider.caught[0]?.mail.text).toContain(`Email: ${email}\n`);
});

test.each(["", "a long random tex", "A long random text", `${secret}x`])(
  "nothing is sent with the wrong secret %p",
  async other => {
    expect((await ask(enquiry, {}, { headers: { "X-Mail-Secret": other } })).status).toBe(401);
    expect((await ask(enquiry, {}, { headers: {} })).status).toBe(401);
    expect(provider.caught).toEqual([]);
  },
);

test.each([
  ["broken JSON", "{"],
  ["nothing", "null"],
  ["a list", [enquiry]],
  ["an enquiry without an id", { ...enquiry, id: undefined }],
  ["a message that is not text", { ...enquiry, message: ["a"] }],
  ["an invalid time", { ...enquiry, created_at: "soon" }],
])("%s is refused and not sent", async (_, body) => {
  expect((await ask(body)).status).toBe(400);
  expect(provider.caught).toEqual([]);
});

test.each<[string, number, string, ((response: ServerResponse) => unknown) | undefined, Partial<Settings>]>([
  ["refuses", 502, "provider answered 401", response => response.writeHead(401).end(enquiry.email), {}],
  ["is down", 502, "provider answered 503", response => response.writeHead(503).end(enquiry.email), {}],
  ["is silent", 502, "did not answer", () => undefined, { timeLimit: 50 }],
  ["cuts the connection", 502, "did not answer", response => response.destroy(), {}],
  ["is not there", 502, "did not answer", undefined, { api: "http://127.0.0.1:1/" }],
  ["is not called without a secret", 503, "setting is missing", undefined, { secret: "" }],
  ["is not called without a key", 503, "setting is missing", undefined, { apiKey: undefined }],
  ["is not called without a sender", 503, "setting is missing", undefined, { from: "" }],
  ["is not called without a recipient", 503, "setting is missing", undefined, { to: undefined }],
])(
  "when the provider %s, the answer makes the database try again and quotes no visitor",
  async (_, status, reason, answering, changed) => {
    provider.answerWith(answering);
    const answer = await ask(enquiry, changed);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(reason);
    const logged = jest.mocked(console.error).mock.calls.join();
    expect(logged).toContain(reason);
    expect(answer.text + logged).not.toMatch(/Zo|brien|01379|gutters|re_key|random/i);
  },
);

test("GET says whether all settings are there, and nothing else", async () => {
  const get = { method: "GET", body: null, headers: {} };
  expect(await ask("", {}, get)).toEqual({ status: 204, text: "" });
  expect((await ask("", { to: undefined }, get)).status).toBe(503);
  expect((await ask(enquiry, {}, { method: "PUT" })).status).toBe(405);
  expect(provider.caught).toEqual([]);
});

test("the hosted runtime starts it with the settings of `.env.example`", async () => {
  const serve = jest.fn<unknown, [(request: Request) => Promise<Response>]>();
  const variables: Record<string, string> = {
    ...{ MAIL_SECRET: secret, MAIL_API_KEY: "re_key", MAIL_API: provider.url },
    ...{ MAIL_FROM: "website@firm.example", MAIL_TO: "office@firm.example, " },
  };
  Object.assign(globalThis, { Deno: { serve, env: { get: (name: string) => variables[name] } } });
  await import("../../../supabase/functions/mail-enquiry/index");
  const [handle] = serve.mock.lastCall ?? [];
  const headers = { "X-Mail-Secret": secret };
  const request = new Request("https://x.example/", { method: "POST", headers, body: JSON.stringify(enquiry) });
  expect((await handle?.(request))?.status).toBe(204);
  expect(provider.caught[0]?.mail.to).toEqual(["office@firm.example"]);

  delete variables["MAIL_API"];
  const sent = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
  jest.resetModules();
  await import("../../../supabase/functions/mail-enquiry/index");
  await serve.mock.lastCall?.[0](new Request(request.url, { method: "POST", headers, body: JSON.stringify(enquiry) }));
  expect(sent.mock.lastCall?.[0]).toBe("https://api.resend.com/emails");
});
