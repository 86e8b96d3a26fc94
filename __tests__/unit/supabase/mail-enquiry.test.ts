import type { ServerResponse } from "node:http";
import { type Settings, createHandler } from "../../../supabase/functions/mail-enquiry/handler";
import { jpeg } from "../../photograph";
import { listen } from "../../servers/http";
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
  const settings = { secret, api: provider.url, apiKey: "re_key", from: "website@firm.example", project: undefined };
  const handle = createHandler({ ...settings, to: "office@firm.example, owner@firm.example", pause: 0, ...changed });
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
        subject: "Enquiry from Zoë O'Brien, 1 July 2026 at 10:05:00",
        headers: { References: `<${enquiry.id}@enquiry.invalid>` },
        reply_to: enquiry.email,
        text:
          "Name: Zoë O'Brien\nEmail: zoe.o'brien@example.co.uk\nPhone: 01379 000000\n" +
          "Sent: 1 July 2026 at 10:05:00\n\nOur gutters leak.\n\n<b>Please</b> call: שלום",
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
  expect(mail.subject).toBe("Enquiry from Ann Bcc: everyone@example.com , 1 July 2026 at 10:05:00");
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
  "john..smith@example.com",
  ".ann@example.com",
  "ann.@example.com",
  `${"a".repeat(70)}@example.com`,
  `${"a".repeat(65)}@example.com`,
  "ann@-example.com",
  "ann@example-.com",
  "ann@example..com",
  "ann@example.com.",
  `ann@${"a".repeat(64)}.com`,
  `ann@${"example.".repeat(32)}com`,
  "ann@192.168.0.1",
])("an address such as %s, which a provider may refuse, is only in the text", async email => {
  expect((await ask({ ...enquiry, email })).status).toBe(204);
  expect(provider.caught[0]?.mail).not.toHaveProperty("reply_to");
  expect(provider.caught[0]?.mail.text).toContain(`Email: ${email}\n`);
});

test.each([
  "o'brien+roof@sub-domain.example.co.uk",
  "first.last@x.io",
  "A_B-1@EXAMPLE.COM",
  `${"a".repeat(64)}@example.com`,
  `ann@${"a".repeat(63)}.com`,
])("a reply goes to %s", async email => {
  await ask({ ...enquiry, email });
  expect(provider.caught[0]?.mail.reply_to).toBe(email);
});

describe("the subject", () => {
  const subjectOf = async (parts: object) => {
    await ask({ ...enquiry, ...parts });
    return provider.caught.at(-1)?.mail.subject ?? "";
  };

  test("is another one for each of two people of the same name, also in the same minute", async () => {
    const first = await subjectOf({ name: "John", created_at: "2026-07-01T09:05:00Z" });
    const second = await subjectOf({ name: "John", created_at: "2026-07-01T09:05:40Z" });
    expect([first, second]).toEqual([
      "Enquiry from John, 1 July 2026 at 10:05:00",
      "Enquiry from John, 1 July 2026 at 10:05:40",
    ]);
    const [one, two] = [enquiry.id, enquiry.id.replace(/1$/, "2")];
    await ask({ ...enquiry, id: two });
    expect(provider.caught.map(({ mail }) => mail.headers?.["References"])).toEqual(
      [one, one, two].map(id => `<${id}@enquiry.invalid>`),
    );
  });

  test("shortens a name that would hide the time; the text has all of it", async () => {
    const name = "👷".repeat(200);
    expect(await subjectOf({ name })).toBe(`Enquiry from ${"👷".repeat(60)}…, 1 July 2026 at 10:05:00`);
    expect(provider.caught[0]?.mail.text).toContain(`Name: ${name}\n`);
  });

  test.each([
    [true, "Doubtful enquiry from John, "],
    [null, "Enquiry from John, "],
  ])("says whether the enquiry is doubtful (%p), and so does the text", async (doubtful, subject) => {
    expect(await subjectOf({ name: "John", doubtful })).toContain(subject);
    const { text = "" } = provider.caught[0]?.mail ?? {};
    expect(text.startsWith("A program may have filled in the form")).toBe(doubtful === true);
    expect(text).not.toContain("Doubtful:");
    expect(text).toContain(enquiry.message);
  });
});

describe("a mail that the provider refuses for what is in it", () => {
  const typed = { ...enquiry, name: "Ann\u202Enib", message: "Hello\u0007\u202E\r\nworld 👷\u200D🔧" };
  /** The provider refuses mails until one has this word in it. */
  const refuseUntil = (word: RegExp, status = 422) =>
    provider.answerWith(response => {
      const { mail } = provider.caught.at(-1) ?? {};
      response.writeHead(word.test(JSON.stringify(mail)) ? 200 : status).end(enquiry.email);
    });
  const sent = () => provider.caught.map(({ headers, mail }) => ({ key: headers["idempotency-key"], ...mail }));

  test.each([400, 413, 422])("with %d, is sent once more in the plainest form", async status => {
    refuseUntil(/in its usual form/, status);
    expect((await ask(typed)).status).toBe(204);
    const [usual, plain, ...more] = sent();
    expect(usual).toMatchObject({ key: enquiry.id, reply_to: enquiry.email });
    expect(more).toEqual([]);
    expect(plain).toEqual({
      key: `${enquiry.id}/plain`,
      from: "website@firm.example",
      to: ["office@firm.example", "owner@firm.example"],
      subject: "Enquiry of 1 July 2026 at 10:05:00",
      text: expect.stringContaining("Hello\nworld 👷🔧\n\n(The mail provider refused") as unknown,
    });
    expect(plain?.text).toContain(`Email: ${enquiry.email}\n`);
  });

  test("in the plainest form too, is replaced by one that says where the enquiry is", async () => {
    refuseUntil(/could not be mailed/);
    expect((await ask(typed)).status).toBe(204);
    const notice = sent().at(-1);
    expect(sent()).toHaveLength(3);
    expect(notice).toMatchObject({
      key: `${enquiry.id}/notice`,
      subject: "An enquiry could not be mailed (1 July 2026 at 10:05:00)",
    });
    expect(notice?.text).toContain(`table contact_submissions, id ${enquiry.id}`);
    expect(JSON.stringify(notice)).not.toMatch(/Ann|nib|brien|Hello|01379/);
    expect(jest.mocked(console.error).mock.calls.join()).not.toMatch(/Ann|nib|brien|Hello|01379/);
  });

  test("in all forms is tried again by the database", async () => {
    refuseUntil(/never/);
    expect(await ask(typed)).toEqual({ status: 502, text: "the mail provider refused all forms of the mail" });
    expect(sent()).toHaveLength(3);
  });

  test("is not sent in another form when the provider is busy", async () => {
    provider.answerWith(response => response.writeHead(provider.caught.length === 1 ? 422 : 429).end());
    expect(await ask(typed)).toEqual({ status: 502, text: "the mail provider answered 429" });
    expect(sent()).toHaveLength(2);
  });
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
  ["photographs that are text", { ...enquiry, photographs: "all" }],
  ["photographs without a list", { ...enquiry, photographs: { part: 1, announced: 2 } }],
  ["photographs that are no numbers", { ...enquiry, photographs: { part: 1, announced: 2, numbers: ["1)&or=(1"] } }],
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

describe("photographs", () => {
  type Stored = { readonly number: number; readonly jpeg: string };
  const jpegOf = (number: number) => jpeg({ content: `<script>alert(${number})</script>` }).toString("base64");
  let stored: Stored[] = [];
  let answer = 200;
  const asked: { url: string | undefined; apikey: unknown; authorization: string | undefined }[] = [];
  let database: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    database = await listen(({ url, headers }, response) => {
      asked.push({ url, apikey: headers["apikey"], authorization: headers.authorization });
      const numbers =
        /number=in\.%28([\d%C]+)%29/
          .exec(url ?? "")?.[1]
          ?.split("%2C")
          .map(Number) ?? [];
      response.writeHead(answer).end(JSON.stringify(stored.filter(({ number }) => numbers.includes(number))));
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    stored = [1, 2, 3].map(number => ({ number, jpeg: jpegOf(number) }));
    answer = 200;
    asked.length = 0;
  });

  const mail = (photographs: object, changed: Partial<Settings> = {}) =>
    ask({ ...enquiry, photographs }, { project: { url: database.url, key: "sb_secret_key" }, ...changed });
  const mails = () =>
    provider.caught.map(({ headers, mail: { subject, text, headers: thread = {}, attachments = [] } }) => ({
      key: headers["idempotency-key"],
      subject,
      thread: [thread["References"], thread["In-Reply-To"]].filter(Boolean),
      line: /^Photographs: .*$/m.exec(text)?.[0],
      hasWords: text.includes(enquiry.message),
      files: attachments.map(({ filename }) => filename),
    }));

  test("are attached with names and types of our own and the content as it is stored", async () => {
    expect((await mail({ part: 1, announced: 3, numbers: [1, 2, 3] })).status).toBe(204);
    expect(provider.caught[0]?.mail.attachments).toEqual(
      [1, 2, 3].map(number => ({
        filename: `photograph-${number}.jpg`,
        content_type: "image/jpeg",
        content: jpegOf(number),
      })),
    );
    expect(mails()).toMatchObject([{ key: enquiry.id, line: "Photographs: 3, attached", hasWords: true }]);
    expect(provider.caught[0]?.mail.text).not.toContain("<script>");
    expect(asked).toEqual([
      {
        url: `/rest/v1/enquiry_photographs?select=number%2Cjpeg&enquiry=eq.${enquiry.id}&number=in.%281%2C2%2C3%29&order=number`,
        apikey: "sb_secret_key",
        authorization: "Bearer sb_secret_key",
      },
    ]);
  });

  test("that have not come in time are announced, and follow in a mail of their own", async () => {
    await mail({ part: 1, announced: 3, numbers: [1] });
    await mail({ part: 2, announced: 3, numbers: [2, 3] });
    expect(mails()).toMatchObject([
      {
        subject: "Enquiry from Zoë O'Brien, 1 July 2026 at 10:05:00",
        thread: [`<${enquiry.id}@enquiry.invalid>`],
        line: "Photographs: 1 of 3 attached. The others follow if they arrive.",
        files: ["photograph-1.jpg"],
      },
      {
        key: `${enquiry.id}/2`,
        // Mail programs put mails into one conversation if subject and reference are the same.
        subject: "Re: Enquiry from Zoë O'Brien, 1 July 2026 at 10:05:00",
        thread: [`<${enquiry.id}@enquiry.invalid>`, `<${enquiry.id}@enquiry.invalid>`],
        line: "Photographs: 2 more of 3, attached",
        files: ["photograph-2.jpg", "photograph-3.jpg"],
      },
    ]);
  });

  test("that none has come of are announced; the database is not asked", async () => {
    expect((await mail({ part: 1, announced: 2, numbers: [] })).status).toBe(204);
    expect(mails()).toMatchObject([
      { line: "Photographs: 0 of 2 attached. The others follow if they arrive.", files: [] },
    ]);
    expect(asked).toEqual([]);
  });

  const alone = {
    key: `${enquiry.id}/words`,
    line: "Photographs: 2, which could not be attached. They are in the database.",
    hasWords: true,
    files: [],
  };

  test.each<[string, number, Partial<Settings>]>([
    ["refuses the key", 401, {}],
    ["is down", 503, {}],
    ["is not there", 200, { project: { url: "http://127.0.0.1:1", key: "k" } }],
    ["is not known", 200, { project: undefined }],
  ])(
    "when the database %s, the words are mailed without them, and further photographs are tried again",
    async (_, status, changed) => {
      answer = status;
      expect((await mail({ part: 1, announced: 2, numbers: [1, 2] }, changed)).status).toBe(204);
      expect(mails()).toMatchObject([alone]);
      const further = await mail({ part: 2, announced: 2, numbers: [2] }, changed);
      expect(further).toEqual({ status: 502, text: "the photographs cannot be read" });
      expect(provider.caught).toHaveLength(1);
    },
  );

  test.each([400, 413, 422])("that the provider refuses with %d do not hold up the words", async status => {
    provider.answerWith(response => response.writeHead(provider.caught.at(-1)?.mail.attachments ? status : 200).end());
    expect((await mail({ part: 1, announced: 2, numbers: [1, 2] })).status).toBe(204);
    expect(mails()).toMatchObject([{ key: enquiry.id }, alone]);
    provider.caught.length = 0;
    expect((await mail({ part: 2, announced: 2, numbers: [2] })).status).toBe(204);
    const line = "Photographs: 1 more of 2, which could not be attached. They are in the database.";
    expect(mails()).toMatchObject([
      { key: `${enquiry.id}/2`, files: ["photograph-2.jpg"] },
      { key: `${enquiry.id}/2/words`, line, files: [] },
    ]);
  });

  test("are no reason to lose the words if the provider refuses these, too", async () => {
    provider.answerWith(response => {
      const text = provider.caught.at(-1)?.mail.text ?? "";
      response.writeHead(text.includes("usual form") ? 200 : 422).end();
    });
    expect((await mail({ part: 1, announced: 2, numbers: [1, 2] })).status).toBe(204);
    expect(mails()).toMatchObject([{ key: enquiry.id }, alone, { ...alone, key: `${enquiry.id}/plain` }]);
  });

  test.each([401, 429, 500])(
    "are tried again with the words when the provider answers %d to anything",
    async status => {
      provider.answerWith(response => response.writeHead(status).end());
      expect((await mail({ part: 1, announced: 2, numbers: [1, 2] })).status).toBe(502);
      expect(mails()).toMatchObject([{ key: enquiry.id, files: ["photograph-1.jpg", "photograph-2.jpg"] }]);
    },
  );
});

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

  for (const keys of [
    { SUPABASE_SECRET_KEYS: `{"default":"sb_secret_key"}` },
    { SUPABASE_SERVICE_ROLE_KEY: "sb_secret_key" },
  ]) {
    const asked = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("[]"));
    delete variables["SUPABASE_SECRET_KEYS"];
    Object.assign(variables, { SUPABASE_URL: "https://ref.supabase.co", ...keys });
    jest.resetModules();
    await import("../../../supabase/functions/mail-enquiry/index");
    const body = JSON.stringify({ ...enquiry, photographs: { part: 1, announced: 1, numbers: [1] } });
    await serve.mock.lastCall?.[0](new Request(request.url, { method: "POST", headers, body }));
    expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/ref\.supabase\.co\/rest\/v1\/enquiry_photographs\?/);
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ apikey: "sb_secret_key" });
    asked.mockRestore();
  }

  delete variables["MAIL_API"];
  const sent = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
  jest.resetModules();
  await import("../../../supabase/functions/mail-enquiry/index");
  await serve.mock.lastCall?.[0](new Request(request.url, { method: "POST", headers, body: JSON.stringify(enquiry) }));
  expect(sent.mock.lastCall?.[0]).toBe("https://api.resend.com/emails");
});
