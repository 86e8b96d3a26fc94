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

  test.each([
    ["name", { name: "Bob Visitor" }],
    ["e-mail address", { email: "bob@example.com" }],
    ["phone number", { phone: "01379 111111" }],
    ["phone number left out", { phone: null }],
  ])("with another %s is a new one", async (_, parts) => {
    const typed = enquiry();
    await send(postgres, typed);
    await send(postgres, { ...typed, ...parts });
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
