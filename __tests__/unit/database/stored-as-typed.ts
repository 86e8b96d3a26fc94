import { hasVisibleText, oneLinePattern } from "../../../src/enquiry/enquiry";
import { fieldNames, fields, rulesOf } from "../../../src/enquiry/fields";
import { countStored, enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";

const ofOneLine = fieldNames.filter(name => rulesOf(name).type !== "text");
const required = fieldNames.filter(name => rulesOf(name).missing);

const violates = (constraint: string) => ({ code: "23514", constraint });

describe("what a visitor types is stored to the letter", () => {
  test.each([
    ["SQL", "Robert'); drop table contact_submissions; --"],
    ["HTML", `<script>alert("1")</script><img src=x onerror=alert(1)>`],
    ["emoji", "👷🏽‍♀️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 done"],
    ["right-to-left text", "שלום مرحبا"],
    ["combining marks and rare scripts", "Z̷͎̈a̶l̵g̷o̸ 𓀀 𝓔𝓾𝓻𝓸"],
    ["a formula", '=HYPERLINK("http://example.com")'],
    ["backslashes and quotes", "C:\\new\\table ' \" ` $1 %s {} \\u0000"],
  ])("%s", async (_, text) => {
    const typed = enquiry({ name: text, message: text });
    await send(postgres, typed);
    const rows = await postgres.asOwner(
      `select ${fieldNames.join(", ")} from public.contact_submissions where name = $1`,
      text,
    );
    expect(rows).toEqual([typed]);
  });

  test("line breaks and tabs in the message", async () => {
    const typed = enquiry({ message: "First\r\nSecond\n\n\tindented" });
    await send(postgres, typed);
    expect(await countStored(postgres, typed.message)).toBe(1);
  });

  test("nothing in the optional fields", async () => {
    const optional = fieldNames.filter(name => !required.includes(name));
    const typed = enquiry(Object.fromEntries(optional.map(name => [name, null])));
    await send(postgres, typed);
    expect(await countStored(postgres, typed.message)).toBe(1);
  });
});

describe("lengths", () => {
  test.each(fieldNames)("the database's longest %s is the form's", async name => {
    const { maxLength } = fields[name];
    const withLength = (length: number) => enquiry({ [name]: "x@".padEnd(length, "x") });
    await send(postgres, withLength(maxLength));
    await expect(send(postgres, withLength(maxLength + 1))).rejects.toMatchObject(violates(`${name}_length`));
  });

  test("accepts 5,000 emoji, which take two units each in a browser", async () => {
    const typed = enquiry({ message: "😀".repeat(5000) });
    await send(postgres, typed);
    expect(await countStored(postgres, typed.message)).toBe(1);
  });

  test.each([
    ["an empty message", { message: "" }, "message_length"],
    ["an empty name", { name: "" }, "name_length"],
    ["a name of spaces", { name: " \u2003 " }, "name_not_blank"],
    ["a message of spaces and line breaks", { message: " \u00A0\t\r\n " }, "message_not_blank"],
    ["a name of private use", { name: "\uE000\u{10FFFD}" }, "name_not_blank"],
    ["a name where Unicode has no characters", { name: "\uFFFF\u{50000}" }, "name_not_blank"],
    ["an e-mail address of zero width", { email: "\u200B@\u200B" }, "email_visible"],
    ["an e-mail address with a no-break space", { email: "ann\u00A0@example.com" }, "email_visible"],
    ["a message of characters that cannot be seen", { message: "\u200B\u2060\uFEFF\u0007" }, "message_not_blank"],
  ])("refuses %s", async (_, parts, constraint) => {
    await expect(send(postgres, enquiry(parts))).rejects.toMatchObject(violates(constraint));
  });

  test.each(required)("refuses an enquiry without %s", async field => {
    await expect(send(postgres, enquiry({ [field]: null }))).rejects.toMatchObject({
      code: "23502",
    });
  });
});

describe("the database and the form refuse the same, of all characters there are", () => {
  const all = Array.from({ length: 0x10ffff }, (_, i) => i + 1).filter(n => n < 0xd800 || n > 0xdfff);
  const refusedByForm = (accepts: (character: string) => boolean) => all.filter(n => !accepts(String.fromCodePoint(n)));
  /** What a check that several fields have in common refuses. */
  const refusedByDatabase = async (check: string, fields: readonly string[]) => {
    const rows = await postgres.asOwner(
      "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conname = any($1)",
      fields.map(field => `${field}_${check}`),
    );
    const conditions = rows.map(({ conname, definition }) => {
      const [field = ""] = String(conname).split("_");
      return /CHECK \((.*?)\)(?: NOT VALID)?$/.exec(String(definition))?.[1]?.replaceAll(field, "chr(n)");
    });
    expect(conditions).toEqual(fields.map(() => conditions[0]));
    const [found] = await postgres.asOwner(
      `select array_agg(n order by n) as refused from generate_series(1, 1114111) as n
       where n not between 55296 and 57343 and not (${String(conditions[0])})`,
    );
    return found?.refused;
  };

  test("as a name or a message of which nothing can be seen", async () => {
    expect(await refusedByDatabase("not_blank", ["name", "message"])).toEqual(refusedByForm(hasVisibleText));
  });

  test("as hidden in an e-mail address", async () => {
    expect(await refusedByDatabase("visible", ["email"])).toEqual(refusedByForm(hasVisibleText));
  });

  test("and Unicode has nothing to be seen from U+40000 on", () => {
    expect(all.filter(n => n >= 0x40000 && !/[\p{C}\p{DI}]/u.test(String.fromCodePoint(n)))).toEqual([]);
  });

  test("as turning the text in a field of one line", async () => {
    const turned = Array.from("\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069", c => c.codePointAt(0));
    const oneLine = new RegExp(`^${oneLinePattern}$`, "u");
    expect(refusedByForm(character => oneLine.test(character))).toEqual(turned);
    expect(await refusedByDatabase("direction", ofOneLine)).toEqual(turned);
  });
});

describe("characters that turn the text round", () => {
  test.each(ofOneLine)("are refused in the %s", async field => {
    const typed = enquiry({ [field]: "a@b\u202Ec" });
    await expect(send(postgres, typed)).rejects.toMatchObject(violates(`${field}_direction`));
  });

  test("are stored in the message", async () => {
    const typed = enquiry({ message: "שלום \u202Eمرحبا\u202C" });
    await send(postgres, typed);
    expect(await countStored(postgres, typed.message)).toBe(1);
  });
});

describe("header injection", () => {
  test.each(ofOneLine)("refuses a line break in the %s", async field => {
    const typed = enquiry({ [field]: "a@b.example\r\nBcc: c@d.example" });
    await expect(send(postgres, typed)).rejects.toMatchObject({
      code: "23514",
      constraint: expect.stringContaining(`${field}_`) as unknown,
    });
  });

  test.each([
    ["a line feed in the name", { name: "Ann\nBcc: everyone@example.com" }, /^name_one_line$/],
    ["a carriage return in the name", { name: "Ann\rBcc: x@example.com" }, /^name_one_line$/],
    ["a Unicode line separator in the name", { name: "Ann\u2028Bcc: x" }, /^name_one_line$/],
    ["a next-line character in the name", { name: "Ann\u0085Bcc: x" }, /^name_one_line$/],
    ["an escape sequence in the name", { name: "Ann\u001B[2J" }, /^name_one_line$/],
    ["a control character in the e-mail address", { email: "a\u0007@b.example" }, /^email_one_line$/],
  ])("refuses %s", async (_, parts, constraint) => {
    await expect(send(postgres, enquiry(parts))).rejects.toMatchObject({
      code: "23514",
      constraint: expect.stringMatching(constraint) as unknown,
    });
  });
});

describe("e-mail addresses", () => {
  test.each(["a@b", "first.last+tag@sub.example.co.uk", "o'brien@example.com", "jürgen@münchen.example"])(
    "accepts %s",
    async email => {
      const typed = enquiry({ email });
      await send(postgres, typed);
      expect(await countStored(postgres, typed.message)).toBe(1);
    },
  );

  test.each(["", "nobody", "@example.com", "ann@", "ann@b@c", "ann smith@example.com"])("refuses %p", async email => {
    await expect(send(postgres, enquiry({ email }))).rejects.toMatchObject(violates("email_shape"));
  });
});
