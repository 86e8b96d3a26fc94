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

  test("takes over the key if photographs were added before it was sent again, and never another key", async () => {
    const typed = enquiry();
    const [first, second] = [randomUUID(), randomUUID()];
    await add(postgres, "contact_submissions", typed);
    await add(postgres, "contact_submissions", { ...typed, photographs_key: first, photographs: 2 });
    await add(postgres, "contact_submissions", { ...typed, photographs_key: second, photographs: 3 });
    await add(postgres, "contact_submissions", typed);
    const kept = "select photographs_key, photographs from public.contact_submissions where message = $1";
    expect(await postgres.asOwner(kept, typed.message)).toEqual([{ photographs_key: first, photographs: 2 }]);
    await send({ photographs_key: first });
    await expect(send({ photographs_key: second })).rejects.toMatchObject({ code: "PT403" });
  });

  test.each([0, 6])("cannot announce %d photographs", async photographs => {
    await expect(storeEnquiry(postgres, { photographs })).rejects.toMatchObject({ code: "23514" });
  });
});

test("a photograph that is sent again is not replaced, and the answer says that it is stored", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const first = { number: 1, jpeg: base64({ content: "first" }) };
  await send({ photographs_key, ...first });
  const again = { number: 1, jpeg: base64({ content: "second" }) };
  await expect(send({ photographs_key, ...again })).rejects.toMatchObject({ code: "23505" });
  expect(await stored(photographs_key)).toEqual([first]);
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
      await expect(send({ photographs_key }, office)).rejects.toMatchObject({ code: "23505" });
      await expect(send({ photographs_key, number: 6 }, office)).rejects.toMatchObject({ code: "23514" });
      await expect(send({}, office)).rejects.toMatchObject({ code: "PT403" });
    }
    await sendMany(14, () => office);
    await expect(send({ photographs_key }, office)).rejects.toMatchObject({ code: "23505" });
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
      insert into public.enquiry_photographs (photographs_key, number, jpeg, enquiry)
        select photographs_key, 1, repeat('A', (${bytes} - (
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
    await expect(send({ photographs_key, jpeg: last })).rejects.toMatchObject({ code: "23505" });
    await storeEnquiry(postgres);
    await postgres.asOwner("delete from public.contact_submissions where photographs_key = $1", full);
    await send({ photographs_key: next });
  });
});
