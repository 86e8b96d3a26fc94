import { hasVisibleText } from "../../../src/enquiry/enquiry";
import { fieldNames, fields, rulesOf } from "../../../src/enquiry/fields";
import { enquiry, send } from "./support/enquiries";
import { postgres } from "./support/migrated";

const ofOneLine = fieldNames.filter(name => rulesOf(name).type !== "text");
const required = fieldNames.filter(name => rulesOf(name).required);
const optional = fieldNames.filter(name => !required.includes(name));
const inBoth = (text: string) => ({ name: text, message: text });

test.each([
  ["SQL", inBoth("Robert'); drop table contact_submissions; --")],
  ["HTML", inBoth(`<script>alert("1")</script><img src=x onerror=alert(1)>`)],
  ["emoji", inBoth("👷🏽‍♀️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 done")],
  ["right-to-left text", inBoth("שלום مرحبا")],
  ["combining marks and rare scripts", inBoth("Z̷͎̈a̶l̵g̷o̸ 𓀀 𝓔𝓾𝓻𝓸")],
  ["a formula", inBoth('=HYPERLINK("http://example.com")')],
  ["backslashes and quotes", inBoth("C:\\new\\table ' \" ` $1 %s {} \\u0000")],
  ["line breaks and tabs in the message", { message: "First\r\nSecond\n\n\tindented" }],
  ["characters that change the direction in the message", { message: "שלום \u202Eمرحبا\u202C" }],
  ["5,000 emoji, which are two units each in a browser", { message: "😀".repeat(5000) }],
  ["nothing in the optional fields", Object.fromEntries(optional.map(name => [name, null]))],
  ["a short e-mail address", { email: "a@b" }],
  ["an e-mail address with a plus sign", { email: "first.last+tag@sub.example.co.uk" }],
  ["an e-mail address with an apostrophe", { email: "o'brien@example.com" }],
  ["an e-mail address in Unicode", { email: "jürgen@münchen.example" }],
])("stores %s as typed", async (_, parts) => {
  const typed = enquiry(parts);
  await send(postgres, typed);
  const sql = `select ${fieldNames.join(", ")} from public.contact_submissions where message = $1`;
  expect(await postgres.asOwner(sql, typed.message)).toEqual([typed]);
});

test.each(fieldNames)("the maximum length of %s is the same in form and database", async name => {
  const withLength = (length: number) => enquiry({ [name]: "x@".padEnd(length, "x") });
  await send(postgres, withLength(fields[name].maxLength));
  const tooLong = send(postgres, withLength(fields[name].maxLength + 1));
  await expect(tooLong).rejects.toMatchObject({ code: "23514", constraint: `${name}_length` });
});

test.each([
  ["an empty message", { message: "" }, "message_length"],
  ["an empty name", { name: "" }, "name_length"],
  ["a name of spaces", { name: " \u2003 " }, "name_not_blank"],
  ["a message of spaces and line breaks", { message: " \u00A0\t\r\n " }, "message_not_blank"],
  ["an e-mail address of zero width", { email: "\u200B@\u200B" }, "email_visible"],
  ["an empty e-mail address", { email: "" }, "email_shape"],
  ["an e-mail address without @", { email: "nobody" }, "email_shape"],
  ["an e-mail address without a name", { email: "@example.com" }, "email_shape"],
  ["an e-mail address without a host", { email: "ann@" }, "email_shape"],
  ["an e-mail address with two @", { email: "ann@b@c" }, "email_shape"],
  ["an e-mail address with a space", { email: "ann smith@example.com" }, "email_shape"],
])("refuses %s", async (_, parts, constraint) => {
  await expect(send(postgres, enquiry(parts))).rejects.toMatchObject({ code: "23514", constraint });
});

test.each(required)("refuses an enquiry without %s", async field => {
  await expect(send(postgres, enquiry({ [field]: null }))).rejects.toMatchObject({ code: "23502" });
});

describe("of all Unicode characters, database and form refuse the same", () => {
  const all = Array.from({ length: 0x10ffff }, (_, i) => i + 1).filter(n => n < 0xd800 || n > 0xdfff);
  const refusedByForm = (accepts: (character: string) => boolean) => all.filter(n => !accepts(String.fromCodePoint(n)));
  /** The characters that a check refuses in each of these fields. */
  const refusedByDatabase = async (check: string, fields: readonly string[]) => {
    const rows = await postgres.asOwner(
      "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conname = any($1)",
      fields.map(field => `${field}_${check}`),
    );
    const conditions = rows.map(({ conname, definition }) => {
      const field = String(conname).slice(0, -check.length - 1);
      return /CHECK \((.*)\)$/.exec(String(definition))?.[1]?.replaceAll(field, "chr(n)");
    });
    expect(conditions).toEqual(fields.map(() => conditions[0]));
    const [found] = await postgres.asOwner(
      `select array_agg(n order by n) as refused from generate_series(1, 1114111) as n
       where n not between 55296 and 57343 and not (${String(conditions[0])})`,
    );
    return found?.refused as number[];
  };

  test("as an invisible name, message or e-mail address", async () => {
    const invisible = refusedByForm(hasVisibleText);
    expect(await refusedByDatabase("not_blank", ["name", "message"])).toEqual(invisible);
    expect(await refusedByDatabase("visible", ["email"])).toEqual(invisible);
  });

  test("a change of text direction in a one-line field is refused by the database; the form removes it", async () => {
    const turned = Array.from("\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069", c => c.codePointAt(0));
    expect(await refusedByDatabase("direction", ofOneLine)).toEqual(turned);
  });

  test("as a line break or control character in a one-line field", async () => {
    const control = all.filter(n => /[\p{Cc}\u2028\u2029]/u.test(String.fromCodePoint(n)));
    expect(await refusedByDatabase("one_line", ofOneLine)).toEqual(control);
  });
});
