import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { tenMinutesLater } from "./support/postgres";

type Headers = Record<string, string>;

const from = (address: string): Headers => ({ "cf-connecting-ip": address });
const office = from("198.51.100.7");

beforeEach(() => postgres.asOwner("delete from private.recent_senders"));

const sendMany = async (times: number, headersOf: (i: number) => Headers) => {
  for (let i = 0; i < times; i += 1) await send(postgres, enquiry(), headersOf(i));
};

test.each<[string, (i: number) => Headers, Headers | undefined]>([
  ["one address", () => office, from("198.51.100.8")],
  [
    "one address, with others in headers that a sender can write",
    i => ({ ...office, "x-forwarded-for": `10.9.8.${i}`, "x-real-ip": `10.9.8.${i}` }),
    from("10.9.8.1"),
  ],
  ["all senders, without the gateway's header", i => ({ "x-forwarded-for": `10.9.8.${i}` }), undefined],
  ["one household's IPv6 network", i => from(`2001:db8:1:2${i + 10}::1`), from("2001:db8:1:300::1")],
  ["one IPv4 address, also through IPv6", i => from(`${i ? "::ffff:" : ""}198.51.100.7`), from("::ffff:198.51.100.8")],
  ["an empty address", () => from(""), office],
  ["an unknown address", () => from("unknown"), office],
  ["an address that is SQL", () => from("not an address'; drop table x"), office],
  ["half an address", () => from("::ffff:"), office],
])(
  "20 enquiries in ten minutes from %s are stored, the 21st is refused, another sender's is stored",
  async (_, headersOf, other) => {
    await sendMany(20, headersOf);
    const refused = enquiry();
    await expect(send(postgres, refused, headersOf(20))).rejects.toMatchObject({ code: "PT429" });
    expect(await countStored(postgres, refused.message)).toBe(0);
    if (other) await send(postgres, enquiry(), other);
  },
);

test("ten minutes later the address may send again", async () => {
  await sendMany(20, () => office);
  await tenMinutesLater(postgres);
  await sendMany(1, () => office);
});

test("refused and repeated enquiries do not count", async () => {
  const repeated = enquiry();
  for (let i = 0; i < 30; i += 1) {
    await send(postgres, repeated, office);
    await expect(send(postgres, enquiry({ name: "" }), office)).rejects.toMatchObject({ code: "23514" });
  }
  await sendMany(19, () => office);
  await expect(send(postgres, repeated, office)).resolves.toEqual([]);
});

const many = (amount: number) =>
  `insert into public.contact_submissions (name, email, message)
   select 'A', 'a@b', 'One of ${amount}: ' || n from generate_series(1, ${amount}) as n`;

test("one request stores 20 enquiries; ten thousand are refused at once, without minutes of comparing them", async () => {
  await postgres.asVisitor(many(20), [], { headers: office });
  await expect(postgres.asVisitor(many(10_000), [], { headers: office })).rejects.toMatchObject({ code: "PT429" });
});

test("the owner's own SQL is not limited", () => postgres.asOwner(many(30)));

describe("among thousands of enquiries of the last ten minutes", () => {
  beforeAll(() => postgres.asOwner(many(3_000)));
  beforeEach(async () => {
    await postgres.asOwner(`
      insert into private.recent_senders (sender) select sha256(n::text::bytea) from generate_series(1, 3000) as n`);
  });

  /** The number of rows that Postgres has read and written in the tables that an enquiry touches. */
  const work = async () => {
    // At the end of its transaction, Postgres adds up what has happened so far.
    await postgres.asOwner("select pg_stat_force_next_flush()");
    const [row] = await postgres.asOwner(`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read, sum(n_tup_ins)::int as written
      from pg_stat_user_tables where relname in ('contact_submissions', 'recent_senders')`);
    return row as { read: number; written: number };
  };

  test("an enquiry is compared with few of them", async () => {
    const before = await work();
    await send(postgres, enquiry());
    expect((await work()).read - before.read).toBeLessThan(100);
  });

  test("a sender who has sent enough is refused before anything is written", async () => {
    await sendMany(20, () => office);
    const before = await work();
    await expect(send(postgres, enquiry(), office)).rejects.toMatchObject({ code: "PT429" });
    const after = await work();
    expect(after.written).toBe(before.written);
    expect(after.read - before.read).toBeLessThan(100);
  });
});

test("an address is stored only as a hash, and for ten minutes at most", async () => {
  await send(postgres, enquiry(), office);
  const sql = `select encode(sender, 'escape') as text, length(sender), sender = sha256('198.51.100.7') as guessable
    from private.recent_senders`;
  const [kept] = await postgres.asOwner(sql);
  // A hash without the salt could be found by trying all addresses.
  expect(kept).toMatchObject({ length: 32, guessable: false });
  expect(kept?.text).not.toContain("198.51.100.7");

  await tenMinutesLater(postgres);
  await send(postgres, enquiry(), from("198.51.100.8"));
  expect(await postgres.asOwner(sql)).toHaveLength(1);
});
