import { fieldNames } from "../../../src/enquiry/fields";
import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";
import { tenMinutesLater } from "./support/ten-minutes-later";

describe("an enquiry sent again", () => {
  test("is stored once, and the second answer is no error", async () => {
    const typed = enquiry();
    await send(postgres, typed);
    await expect(send(postgres, typed)).resolves.toEqual([]);
    expect(await countStored(postgres, typed.message)).toBe(1);
  });

  test("is stored once when there is no phone number", async () => {
    const typed = enquiry({ phone: null });
    await send(postgres, typed);
    await send(postgres, typed);
    expect(await countStored(postgres, typed.message)).toBe(1);
  });

  test.each(fieldNames)("with another %s is a new one", async name => {
    const typed = enquiry();
    await send(postgres, typed);
    const other = { ...typed, [name]: `other.${typed[name]}` };
    await send(postgres, other);
    expect(await countStored(postgres, typed.message)).toBe(name === "message" ? 1 : 2);
    expect(await countStored(postgres, other.message)).toBe(name === "message" ? 1 : 2);
  });

  test("without its phone number is a new one", async () => {
    const typed = enquiry();
    await send(postgres, typed);
    await send(postgres, { ...typed, phone: null });
    expect(await countStored(postgres, typed.message)).toBe(2);
  });

  test("is a new one after ten minutes", async () => {
    const typed = enquiry();
    await send(postgres, typed);
    await tenMinutesLater(postgres);
    await send(postgres, typed);
    expect(await countStored(postgres, typed.message)).toBe(2);
  });

  test("twice in one request is stored once", async () => {
    const { message } = enquiry();
    await postgres.asVisitor(
      `insert into public.contact_submissions (name, email, message)
       values ('A', 'a@b', $1), ('A', 'a@b', $1)`,
      [message],
    );
    expect(await countStored(postgres, message)).toBe(1);
  });
});
