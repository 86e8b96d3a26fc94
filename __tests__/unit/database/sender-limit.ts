import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { tenMinutesLater } from "./support/ten-minutes-later";

describe("many enquiries from one address", () => {
  const office = { "cf-connecting-ip": "198.51.100.7" };
  const tooMany = { code: "PT429", message: "Too many enquiries from this address" };

  beforeEach(() => postgres.asOwner("delete from private.recent_senders"));

  async function sendFrom(headers: Record<string, string>, times: number) {
    for (let i = 0; i < times; i += 1) await send(postgres, enquiry(), headers);
  }

  test("20 in ten minutes are stored, the 21st is refused and not stored", async () => {
    await sendFrom(office, 20);
    const refused = enquiry();
    await expect(send(postgres, refused, office)).rejects.toMatchObject(tooMany);
    expect(await countStored(postgres, refused.message)).toBe(0);
  });

  test("other addresses are not held up", async () => {
    await sendFrom(office, 20);
    await sendFrom({ "cf-connecting-ip": "198.51.100.8" }, 1);
  });

  test("the address is welcome again ten minutes later", async () => {
    await sendFrom(office, 20);
    await tenMinutesLater(postgres);
    await sendFrom(office, 1);
  });

  test("sending the last one again still succeeds", async () => {
    await sendFrom(office, 19);
    const last = enquiry();
    await send(postgres, last, office);
    await expect(send(postgres, last, office)).resolves.toEqual([]);
  });

  test("refused and repeated enquiries do not count", async () => {
    const repeated = enquiry();
    for (let i = 0; i < 30; i += 1) await send(postgres, repeated, office);
    for (let i = 0; i < 30; i += 1) {
      await expect(send(postgres, enquiry({ name: "" }), office)).rejects.toMatchObject({
        code: "23514",
      });
    }
    await sendFrom(office, 19);
  });

  test("addresses in headers that a sender can write make no difference", async () => {
    const pretending = (i: number) => ({ ...office, "x-forwarded-for": `10.9.8.${i}`, "x-real-ip": `10.9.8.${i}` });
    for (let i = 0; i < 20; i += 1) await send(postgres, enquiry(), pretending(i));
    await expect(send(postgres, enquiry(), pretending(20))).rejects.toMatchObject(tooMany);
  });

  test("without the gateway's header all senders are limited as one", async () => {
    for (let i = 0; i < 20; i += 1) await send(postgres, enquiry(), { "x-forwarded-for": `10.9.8.${i}` });
    const another = send(postgres, enquiry(), { "x-forwarded-for": "10.9.8.20" });
    await expect(another).rejects.toMatchObject(tooMany);
  });

  test("all addresses of one IPv6 network count together", async () => {
    for (let i = 0; i < 20; i += 1) {
      await send(postgres, enquiry(), { "cf-connecting-ip": `2001:db8:1:2::${i}` });
    }
    const neighbour = { "cf-connecting-ip": "2001:db8:1:2:ffff::1" };
    await expect(send(postgres, enquiry(), neighbour)).rejects.toMatchObject(tooMany);
    await sendFrom({ "cf-connecting-ip": "2001:db8:1:3::1" }, 1);
  });

  test("IPv4 addresses seen through IPv6 are told apart", async () => {
    await sendFrom({ "cf-connecting-ip": "::ffff:198.51.100.7" }, 20);
    await expect(send(postgres, enquiry(), office)).rejects.toMatchObject(tooMany);
    await sendFrom({ "cf-connecting-ip": "::ffff:198.51.100.8" }, 1);
  });

  test.each(["", "unknown", "not an address'; drop table x", "::ffff:"])(
    "an address of %p is limited like any other",
    async address => {
      await sendFrom({ "cf-connecting-ip": address }, 20);
      const again = send(postgres, enquiry(), { "cf-connecting-ip": address });
      await expect(again).rejects.toMatchObject(tooMany);
    },
  );

  test("the owner's own SQL is not limited", async () => {
    await postgres.asOwner(
      `insert into public.contact_submissions (name, email, message)
       select 'A', 'a@b', 'Taken over from the old list ' || n from generate_series(1, 30) as n`,
    );
  });
});

test("an address is kept only as a hash, and no longer than ten minutes after it counted", async () => {
  await postgres.asOwner("delete from private.recent_senders");
  await send(postgres, enquiry(), { "cf-connecting-ip": "198.51.100.7" });
  const [kept] = await postgres.asOwner(
    "select encode(sender, 'escape') as text, length(sender) from private.recent_senders",
  );
  expect(kept?.length).toBe(32);
  expect(kept?.text).not.toContain("198.51.100.7");

  await tenMinutesLater(postgres);
  await send(postgres, enquiry(), { "cf-connecting-ip": "198.51.100.8" });
  const rows = await postgres.asOwner("select count(*)::int from private.recent_senders");
  expect(rows).toEqual([{ count: 1 }]);
});
