import { fieldNames } from "../../../src/enquiry/fields";
import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { add } from "./support/photographs";
import { tenMinutesLater } from "./support/postgres";

test.each([{}, { phone: null }])("an enquiry sent again is stored once, without an error: %j", async parts => {
  const typed = enquiry(parts);
  await send(postgres, typed);
  await expect(send(postgres, typed)).resolves.toEqual([]);
  expect(await countStored(postgres, typed.message)).toBe(1);
});

const changes = [...fieldNames.map(name => [name, "another"] as const), ["phone", null] as const];
test.each(changes)("an enquiry with another %s is a new one: %s", async (name, prefix) => {
  const typed = enquiry();
  await send(postgres, typed);
  const other = { ...typed, [name]: prefix && `${prefix}.${typed[name]}` };
  await send(postgres, other);
  expect(await countStored(postgres, other.message)).toBe(name === "message" ? 1 : 2);
});

test("an enquiry sent again after ten minutes is a new one", async () => {
  const typed = enquiry();
  await send(postgres, typed);
  await tenMinutesLater(postgres);
  await send(postgres, typed);
  expect(await countStored(postgres, typed.message)).toBe(2);
});

test("an enquiry sent twice in one request is stored once", async () => {
  const { message } = enquiry();
  const row = "('A', 'a@b', $1)";
  const sql = `insert into public.contact_submissions (name, email, message) values ${row}, ${row}`;
  await postgres.asVisitor(sql, [message]);
  expect(await countStored(postgres, message)).toBe(1);
});

describe("a doubtful enquiry", () => {
  const marks = (message: string | null) =>
    postgres.asOwner("select doubtful from public.contact_submissions where message = $1", message);

  test.each([
    [[true, null], true],
    [[null, true], null],
    [[true, true], true],
  ])("sent again is stored once, with the mark of the first time: %j", async (sent, mark) => {
    const typed = enquiry();
    for (const doubtful of sent) await add(postgres, "contact_submissions", { ...typed, doubtful });
    expect(await marks(typed.message)).toEqual([{ doubtful: mark }]);
  });

  test("is marked or not: `false` is refused", async () => {
    const row = { ...enquiry(), doubtful: false };
    const refusal = { code: "23514", constraint: "doubtful_if_set" };
    await expect(add(postgres, "contact_submissions", row)).rejects.toMatchObject(refusal);
  });

  test("counts for the limit of its sender like any other", async () => {
    const headers = { "cf-connecting-ip": "10.77.0.1" };
    const sendOne = () => add(postgres, "contact_submissions", { ...enquiry(), doubtful: true }, headers);
    for (let i = 0; i < 20; i += 1) await sendOne();
    await expect(sendOne()).rejects.toMatchObject({ code: "PT429" });
  });
});
