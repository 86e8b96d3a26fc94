import { jpeg, largestPhotograph, photograph } from "../../photograph";
import { enquiry } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { add, storeEnquiry } from "./support/photographs";

const large = jpeg({ length: largestPhotograph }).toString("base64");

/** The answers to photographs that are sent at the same time, each in a connection of its own: "stored" or a code. */
const sendAtOnce = (rows: readonly Parameters<typeof photograph>[0][], headers?: Record<string, string>) =>
  Promise.all(
    rows.map(row =>
      add(postgres, "enquiry_photographs", photograph(row), headers).then(
        () => "stored",
        (error: unknown) => (error as { code: string }).code,
      ),
    ),
  );

const count = (answers: readonly string[], answer: string) => answers.filter(one => one === answer).length;

const storedOf = async (photographs_key: string) =>
  (await postgres.asOwner("select from public.enquiry_photographs where photographs_key = $1", photographs_key)).length;

beforeEach(() => postgres.asOwner("delete from private.recent_photographs"));

test("five photographs of an enquiry sent at once are all stored", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const answers = await sendAtOnce([1, 2, 3, 4, 5].map(number => ({ photographs_key, number, jpeg: large })));
  expect(answers).toEqual(Array(5).fill("stored"));
  expect(await storedOf(photographs_key)).toBe(5);
});

test("the same photograph sent ten times at once is stored once", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const answers = await sendAtOnce(Array(10).fill({ photographs_key }));
  expect(answers).toEqual(Array(10).fill("stored"));
  expect(await storedOf(photographs_key)).toBe(1);
});

test("five photographs sent at once with the same number, from copies of a tab, are all stored", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const files = [1, 2, 3, 4, 5].map(content => jpeg({ content: `${content}` }).toString("base64"));
  const answers = await sendAtOnce(files.map(file => ({ photographs_key, jpeg: file })));
  expect(answers).toEqual(Array(5).fill("stored"));
  const rows = await postgres.asOwner(
    "select jpeg from public.enquiry_photographs where photographs_key = $1",
    photographs_key,
  );
  expect(new Set(rows.map(row => row.jpeg))).toEqual(new Set(files));
});

test("two keys of an enquiry: ten photographs sent at once are all stored, and counted", async () => {
  const typed = enquiry();
  const keys = await Promise.all([storeEnquiry(postgres, typed), storeEnquiry(postgres, typed)]);
  const rows = keys.flatMap(photographs_key =>
    [1, 2, 3, 4, 5].map(number => ({
      photographs_key,
      number,
      jpeg: jpeg({ content: `${photographs_key} ${number}` }).toString("base64"),
    })),
  );
  expect(await sendAtOnce(rows)).toEqual(Array(10).fill("stored"));
  expect((await storedOf(keys[0])) + (await storedOf(keys[1]))).toBe(10);
  const counted = "select photographs from public.contact_submissions where message = $1";
  expect(await postgres.asOwner(counted, typed.message)).toEqual([{ photographs: 10 }]);
});

test("of 25 photographs sent at once from a household, 15 are stored", async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => storeEnquiry(postgres)));
  const rows = keys.flatMap(photographs_key => [1, 2, 3, 4, 5].map(number => ({ photographs_key, number })));
  const answers = await sendAtOnce(rows, { "cf-connecting-ip": "198.51.100.7" });
  expect([count(answers, "stored"), count(answers, "PT429")]).toEqual([15, 10]);
});

test("when there is room for two photographs, two of five sent at once are stored", async () => {
  const full = await storeEnquiry(postgres);
  await postgres.asOwner(`
    alter table public.enquiry_photographs disable trigger check_photograph;
    insert into public.enquiry_photographs (photographs_key, number, sent_number, jpeg, enquiry)
      select photographs_key, 1, 1, repeat('A', (200 * 1024 * 1024 - 2 * ${large.length} - (
        select coalesce(sum(octet_length(jpeg)), 0) from public.enquiry_photographs
      ))::int), id
      from public.contact_submissions where photographs_key = '${full}';
    alter table public.enquiry_photographs enable trigger check_photograph`);
  const photographs_key = await storeEnquiry(postgres);
  const answers = await sendAtOnce([1, 2, 3, 4, 5].map(number => ({ photographs_key, number, jpeg: large })));
  expect([count(answers, "stored"), count(answers, "PT507")]).toEqual([2, 3]);
  await postgres.asOwner("delete from public.contact_submissions where photographs_key = $1", full);
});

test("a photograph that is stored while its enquiry is deleted is deleted as well, or refused", async () => {
  const photographs_key = await storeEnquiry(postgres);
  const [answer] = await Promise.all([
    sendAtOnce([{ photographs_key, jpeg: large }]),
    postgres.asVisitor("delete from public.contact_submissions where photographs_key = $1", [photographs_key], {
      role: "service_role",
    }),
  ]);
  expect(["stored", "PT403"]).toContain(answer[0]);
  expect(await storedOf(photographs_key)).toBe(0);
});

test("an enquiry does not wait for the photographs of others", async () => {
  const photographs_key = await storeEnquiry(postgres);
  await postgres.asOwner("begin");
  await postgres.asOwner("select pg_advisory_xact_lock(hashtextextended('enquiry_photographs', 2))");
  const waiting = sendAtOnce([{ photographs_key }]);
  await add(postgres, "contact_submissions", enquiry());
  await postgres.asOwner("commit");
  expect(await waiting).toEqual(["stored"]);
});
