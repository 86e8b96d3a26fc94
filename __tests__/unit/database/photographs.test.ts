import { randomUUID } from "node:crypto";
import { jpeg, largestPhotograph, photograph } from "../../photograph";
import { enquiry } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { add, storeEnquiry } from "./support/photographs";

type Headers = Readonly<Record<string, string>>;
const from = (address: string): Headers => ({ "cf-connecting-ip": address });

const send = (parts: Parameters<typeof photograph>[0], headers?: Headers) =>
  add(postgres, "enquiry_photographs", photograph(parts), headers);

const stored = (photographs_key: string) =>
  postgres.asOwner(
    "select number, jpeg from public.enquiry_photographs where photographs_key = $1 order by number",
    photographs_key,
  );

const base64 = (...parts: Parameters<typeof jpeg>) => jpeg(...parts).toString("base64");

beforeEach(() => postgres.asOwner("delete from private.recent_photographs"));

test("up to five photographs of an enquiry are stored as they were sent", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const sent = [1, 2, 3, 4, 5].map(number => ({ number, jpeg: base64({ content: `${number}` }) }));
  for (const row of sent) await send({ photographs_key, ...row });
  expect(await stored(photographs_key)).toEqual(sent);
  for (const number of [0, 6, -1])
    await expect(send({ photographs_key, number })).rejects.toMatchObject({
      code: "23514",
      constraint: "number_range",
    });
});

test("the largest photograph is stored, and one byte more is refused", async () => {
  const photographs_key = await storeEnquiry(postgres);
  await send({ photographs_key, jpeg: base64({ length: largestPhotograph }) });
  for (const more of [1, 2, 3, 100_000])
    await expect(
      send({ photographs_key, number: 2, jpeg: base64({ length: largestPhotograph + more }) }),
    ).rejects.toMatchObject({ code: "PT413" });
});

describe("what is not a JPEG is refused", () => {
  const whole = jpeg();
  test.each([
    ["nothing", "", "PT415"],
    ["a GIF", Buffer.from("GIF89a;").toString("base64"), "PT415"],
    ["a page of HTML", Buffer.from("<script>alert(1)</script>").toString("base64"), "PT415"],
    ["a JPEG that was cut off", whole.subarray(0, -1).toString("base64"), "PT415"],
    ["a JPEG with something before it", Buffer.concat([Buffer.from("\n"), whole]).toString("base64"), "PT415"],
    ["a JPEG with something after it", Buffer.concat([whole, Buffer.from("\n")]).toString("base64"), "PT415"],
    ["three bytes", Buffer.from([0xff, 0xd8, 0xff]).toString("base64"), "PT415"],
    ["text that is not base64", "photograph!", "PT400"],
    ["base64 of URLs", base64({ content: "\u00ff\u00fe" }).replaceAll("/", "_"), "PT400"],
    ["base64 with line breaks", whole.toString("base64").replace(/.{76}/g, "$&\n"), "PT400"],
    ["base64 with a space at its end", `${whole.toString("base64")} `, "PT400"],
    ["base64 without its padding", whole.toString("base64").replace(/=+$/, ""), "PT400"],
    ["base64 after its type", `data:image/jpeg;base64,${whole.toString("base64")}`, "PT400"],
  ])("%s", async (_, text, code) => {
    const photographs_key = await storeEnquiry(postgres);
    const refusal = { code, message: expect.stringMatching(/photograph/) as unknown };
    await expect(send({ photographs_key, jpeg: text })).rejects.toMatchObject(refusal);
  });
});

test("an enquiry that announces photographs without a key is refused", async () => {
  await expect(storeEnquiry(postgres, { photographs_key: null })).rejects.toMatchObject({
    code: "23514",
    constraint: "photographs_need_a_key",
  });
});

test.each(["photographs_key", "number", "jpeg"])("a photograph without its %s is refused", async column => {
  const photographs_key = await storeEnquiry(postgres);
  const code = column === "photographs_key" ? "PT403" : "23502";
  await expect(send({ photographs_key, [column]: null })).rejects.toMatchObject({ code });
});

describe("the enquiry of a photograph", () => {
  test("is one of the last hour; the answer is the same for one that is older and for one that is unknown", async () => {
    const photographs_key = await storeEnquiry(postgres);
    const age = (interval: string) =>
      postgres.asOwner(
        `update public.contact_submissions set created_at = now() - interval '${interval}'
         where photographs_key = '${photographs_key}'`,
      );
    await age("59 minutes");
    await send({ photographs_key });
    await age("60 minutes");
    const answerTo = (parts: object) => send(parts as never).catch((error: unknown) => ({ ...(error as object) }));
    const unknown = await answerTo({ photographs_key: randomUUID() });
    expect(unknown).toMatchObject({ code: "PT403" });
    expect(await answerTo({ photographs_key, number: 2 })).toEqual(unknown);
    // Also for a photograph that is stored.
    expect(await answerTo({ photographs_key, number: 1 })).toEqual(unknown);
  });

  test("cannot be chosen", async () => {
    const photographs_key = await storeEnquiry(postgres);
    await expect(send({ photographs_key, enquiry: randomUUID() })).rejects.toMatchObject({ code: "42501" });
  });

  test("is found when the enquiry was changed and sent again with the same key", async () => {
    const photographs_key = await storeEnquiry(postgres, { message: "First words" });
    await send({ photographs_key });
    await storeEnquiry(postgres, { message: "Better words", photographs_key });
    await send({ photographs_key, number: 2 });
    const rows = await postgres.asOwner(
      `select count(*)::int from public.enquiry_photographs as photograph
       join public.contact_submissions as stored on stored.id = photograph.enquiry
       where photograph.photographs_key = $1`,
      photographs_key,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  const counted = async (message: string | null) =>
    (await postgres.asOwner("select photographs from public.contact_submissions where message = $1", message)).map(
      ({ photographs }) => photographs,
    );
  const sendWords = (typed: object, photographs_key?: string, photographs: number | null = null) =>
    add(postgres, "contact_submissions", { ...typed, ...(photographs_key && { photographs_key, photographs }) });

  test("is the first of several that are identical, for the photographs of each", async () => {
    const typed = enquiry();
    const [first, second] = [randomUUID(), randomUUID()];
    await sendWords(typed);
    await sendWords(typed, first, 2);
    for (const number of [1, 2])
      await send({ photographs_key: first, number, jpeg: base64({ content: `a${number}` }) });
    await sendWords(typed, second, 3);
    await sendWords(typed);
    expect(await counted(typed.message)).toEqual([5]);
    // The last two are the same photograph, chosen twice.
    for (const [number, content] of [
      [1, "b1"],
      [2, "b2"],
      [3, "b2"],
    ] as const)
      await send({ photographs_key: second, number, jpeg: base64({ content }) });
    const rows = await postgres.asOwner(
      `select number, jpeg from public.enquiry_photographs as photograph
       join public.contact_submissions as stored on stored.id = photograph.enquiry and stored.message = $1
       order by number`,
      typed.message,
    );
    expect(rows).toEqual(
      ["a1", "a2", "b1", "b2", "b2"].map((content, index) => ({ number: index + 1, jpeg: base64({ content }) })),
    );
  });

  test("has at most four keys; with a fifth it is a new one, and with one of the four it is not", async () => {
    const typed = enquiry();
    const keys = Array.from({ length: 4 }, () => randomUUID());
    for (const key of keys) await sendWords(typed, key, 1);
    expect(await counted(typed.message)).toEqual([4]);
    await sendWords(typed, keys[0], 1);
    expect(await counted(typed.message)).toEqual([4]);
    const fifth = randomUUID();
    await sendWords(typed, fifth, 2);
    expect(new Set(await counted(typed.message))).toEqual(new Set([2, 4]));
    for (const photographs_key of [...keys, fifth]) await send({ photographs_key });
  });

  test.each([1, 3, null])("counts what the visitor has chosen when it is sent again: %j instead of two", async now => {
    const typed = enquiry();
    const photographs_key = randomUUID();
    await sendWords(typed, photographs_key, 2);
    await sendWords(typed, photographs_key, now);
    expect(await counted(typed.message)).toEqual([now]);
  });

  test("expects no photographs any more when its words were changed and sent with the same key", async () => {
    const [typed, other] = [enquiry(), enquiry()];
    const photographs_key = randomUUID();
    await sendWords(typed, photographs_key, 2);
    await sendWords(other, photographs_key, 2);
    expect(await counted(typed.message)).toEqual([null]);
    expect(await counted(other.message)).toEqual([2]);
  });

  test("has the number of photographs that the visitor states later, and never fewer than are stored", async () => {
    const typed = enquiry();
    const photographs_key = await storeEnquiry(postgres, { ...typed, photographs: 3 });
    const state = (photographs: unknown, key = photographs_key) =>
      add(postgres, "photograph_counts", { photographs_key: key, photographs });
    await state(1);
    expect(await counted(typed.message)).toEqual([1]);
    await send({ photographs_key });
    await send({ photographs_key, number: 2 });
    expect(await counted(typed.message)).toEqual([2]);
    await state(0);
    expect(await counted(typed.message)).toEqual([2]);
    for (const wrong of [-1, 6]) await expect(state(wrong)).rejects.toMatchObject({ code: "23514" });
    await expect(state(null)).rejects.toMatchObject({ code: "23502" });
    await expect(state(1, randomUUID())).rejects.toMatchObject({ code: "PT403" });
    await postgres.asOwner(
      `update public.contact_submissions set created_at = now() - interval '1 hour'
       where photographs_key = '${photographs_key}'`,
    );
    await expect(state(1)).rejects.toMatchObject({ code: "PT403" });
  });

  test.each([0, 6])("cannot announce %d photographs", async photographs => {
    await expect(storeEnquiry(postgres, { photographs })).rejects.toMatchObject({ code: "23514" });
  });
});

test("a photograph that is sent again is stored once, without an error", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const first = { number: 1, jpeg: base64({ content: "first" }) };
  await send({ photographs_key, ...first });
  await send({ photographs_key, ...first });
  expect(await stored(photographs_key)).toEqual([first]);
});

test("another photograph with the same number is stored as well, and once, under a free number", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const file = (content: string) => base64({ content });
  for (const [number, content] of [
    [1, "first"],
    [2, "second"],
    [1, "other"],
    [1, "other"],
    [2, "second"],
    // Twice the same photograph, chosen twice.
    [4, "first"],
  ] as const)
    await send({ photographs_key, number, jpeg: file(content) });
  const expected = ["first", "second", "other", "first"];
  const kept = expected.map((content, index) => ({ number: index + 1, jpeg: file(content) }));
  expect(await stored(photographs_key)).toEqual(kept);
  await send({ photographs_key, number: 1, jpeg: file("fifth") });
  await expect(send({ photographs_key, number: 1, jpeg: file("sixth") })).rejects.toMatchObject({ code: "PT403" });
  expect(await stored(photographs_key)).toHaveLength(5);
});

test("a photograph is deleted with its enquiry, by hand and after 12 months; others stay", async () => {
  const keys = [await storeEnquiry(postgres), await storeEnquiry(postgres), await storeEnquiry(postgres)] as const;
  for (const photographs_key of keys) await send({ photographs_key });
  const remove = "delete from public.contact_submissions where photographs_key = $1";
  await postgres.asVisitor(remove, [keys[0]], { role: "service_role" });
  await postgres.asOwner(
    `update public.contact_submissions set created_at = now() - interval '12 months 1 minute'
     where photographs_key = '${keys[1]}'`,
  );
  await postgres.asOwner("select private.delete_old_enquiries()");
  expect(await stored(keys[0])).toEqual([]);
  expect(await stored(keys[1])).toEqual([]);
  expect(await stored(keys[2])).toHaveLength(1);
});

describe("15 photographs in ten minutes are stored", () => {
  /** Sends photographs of as many enquiries as they need, and returns the key of one that has room for more. */
  const sendMany = async (amount: number, headersOf: (i: number) => Headers) => {
    let photographs_key = "";
    for (let i = 0; i < amount; i += 1) {
      if (i % 5 === 0) photographs_key = await storeEnquiry(postgres);
      await send({ photographs_key, number: (i % 5) + 1 }, headersOf(i));
    }
    return storeEnquiry(postgres);
  };

  test.each<[string, (i: number) => Headers, Headers | undefined]>([
    ["one address", () => from("198.51.100.7"), from("198.51.100.8")],
    ["one household's IPv6 network", i => from(`2001:db8:1:2${i + 10}::1`), from("2001:db8:1:300::1")],
    [
      "one address that pretends others",
      i => ({ ...from("198.51.100.7"), "x-forwarded-for": `10.9.8.${i}` }),
      undefined,
    ],
  ])("from %s; the 16th is refused, another household's is stored", async (_, headersOf, other) => {
    const photographs_key = await sendMany(15, headersOf);
    await expect(send({ photographs_key }, headersOf(15))).rejects.toMatchObject({ code: "PT429" });
    expect(await stored(photographs_key)).toEqual([]);
    // Enquiries have a limit of their own.
    await storeEnquiry(postgres);
    if (other) await send({ photographs_key }, other);
  });

  test("and ten minutes later more; the hashed address is deleted", async () => {
    const office = from("198.51.100.7");
    const photographs_key = await sendMany(15, () => office);
    await postgres.asOwner("update private.recent_photographs set sent_at = sent_at - interval '10 minutes'");
    await send({ photographs_key }, office);
    expect(await postgres.asOwner("select length(sender) from private.recent_photographs")).toEqual([{ length: 32 }]);
  });

  test("and each night no hashed address is left", async () => {
    const photographs_key = await storeEnquiry(postgres);
    await send({ photographs_key });
    await postgres.asOwner("update private.recent_photographs set sent_at = sent_at - interval '10 minutes'");
    await postgres.asOwner("select private.delete_old_enquiries()");
    expect(await postgres.asOwner("select sender from private.recent_photographs")).toEqual([]);
  });

  test("refused and repeated ones do not count", async () => {
    const office = from("198.51.100.7");
    const photographs_key = await storeEnquiry(postgres);
    await send({ photographs_key }, office);
    for (let i = 0; i < 20; i += 1) {
      await send({ photographs_key }, office);
      await expect(send({ photographs_key, number: 6 }, office)).rejects.toMatchObject({ code: "23514" });
      await expect(send({}, office)).rejects.toMatchObject({ code: "PT403" });
    }
    await sendMany(14, () => office);
    await send({ photographs_key }, office);
    await expect(send({ photographs_key, number: 2 }, office)).rejects.toMatchObject({ code: "PT429" });
  });

  test("the 16th in one request is refused with all the others", async () => {
    const keys = [];
    for (let i = 0; i < 4; i += 1) keys.push(await storeEnquiry(postgres));
    const many = `insert into public.enquiry_photographs (photographs_key, number, jpeg)
      select photographs_key, number, $2 from unnest($1::uuid[]) as photographs_key, generate_series(1, 5) as number`;
    const sent = postgres.asVisitor(many, [keys, base64()], { headers: from("198.51.100.9") });
    await expect(sent).rejects.toMatchObject({ code: "PT429" });
    expect(await stored(String(keys[0]))).toEqual([]);
  });
});

describe("once 200 MB are stored", () => {
  const limit = 200 * 1024 * 1024;

  /** Makes the stored photographs take this many bytes. */
  const fillUpTo = async (bytes: number) => {
    const full = await storeEnquiry(postgres);
    // Postgres compresses the repeated text.
    await postgres.asOwner(`
      alter table public.enquiry_photographs disable trigger check_photograph;
      insert into public.enquiry_photographs (photographs_key, number, sent_number, jpeg, enquiry)
        select photographs_key, 1, 1, repeat('A', (${bytes} - (
          select coalesce(sum(octet_length(jpeg)), 0) from public.enquiry_photographs
        ))::int), id
        from public.contact_submissions where photographs_key = '${full}';
      alter table public.enquiry_photographs enable trigger check_photograph`);
    return full;
  };

  test("every photograph is refused, an enquiry is stored, and after a deletion there is room again", async () => {
    const photographs_key = await storeEnquiry(postgres);
    const last = base64({ length: largestPhotograph });
    const full = await fillUpTo(limit - last.length);
    await send({ photographs_key, jpeg: last });
    const next = await storeEnquiry(postgres);
    await expect(send({ photographs_key: next })).rejects.toMatchObject({ code: "PT507" });
    // One that is stored is still answered as such.
    await send({ photographs_key, jpeg: last });
    await storeEnquiry(postgres);
    await postgres.asOwner("delete from public.contact_submissions where photographs_key = $1", full);
    await send({ photographs_key: next });
  });
});
