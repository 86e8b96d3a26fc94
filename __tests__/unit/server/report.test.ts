import { fieldNames } from "../../../src/enquiry/fields";
import type { StoredEnquiry } from "../../../tools/server/stored-enquiries";
import { asCsv, asText } from "../../../tools/server/report";
import { fullEnquiry } from "../../enquiry";

const enquiry: StoredEnquiry = {
  id: "0d8f2b0e-5a55-4f0e-9a51-3f6f1d2c7a10",
  receivedAt: "2026-11-21T09:30:00.000Z",
  ...fullEnquiry,
  message: "Our gutters leak.\nPlease call.",
  photographs: 0,
  doubtful: false,
};

const { message: _, ...sender } = fullEnquiry;

describe("the list to read", () => {
  test("shows who wrote what and when, without fields that are empty", () => {
    const text = asText([enquiry, { ...enquiry, phone: null, message: "Hello" }], "");
    const [first = "", second = ""] = text.split(enquiry.receivedAt).slice(1);
    for (const [field, value] of Object.entries(sender)) expect(first).toContain(`${field}: ${value}`);
    expect(first).toMatch(/^\s*Our gutters leak\.\n\s*Please call\.$/m);
    expect(second).toContain("Hello");
    expect(second).not.toContain("phone");
  });

  test("shows how many photographs an enquiry has, and nothing about them without any", () => {
    const text = asText([enquiry, { ...enquiry, photographs: 3 }], "");
    const [none, three] = text.split(enquiry.receivedAt).slice(1);
    expect(none).not.toContain("photographs");
    expect(three).toContain("photographs: 3");
  });

  test("says of a doubtful enquiry that it is one, and nothing of any other", () => {
    const text = asText([{ ...enquiry, doubtful: true }, enquiry], "");
    const [doubtful, other] = text.split(enquiry.receivedAt).slice(1);
    expect(doubtful).toContain("doubtful: a program may have filled in the form");
    expect(doubtful).toContain(`name: ${fullEnquiry.name}`);
    expect(other).not.toContain("doubtful");
    const rows = asCsv([
      { ...enquiry, doubtful: true, message: "a" },
      { ...enquiry, message: "b" },
    ]).split("\r\n");
    expect(rows.slice(1, 3).map(row => row.split(",").at(-1))).toEqual(['"yes"', '"no"']);
  });

  test("reports if there is no enquiry", () => {
    expect(asText([], "a/folder")).toContain("a/folder");
  });

  test("removes control characters, so that a visitor cannot change the terminal", () => {
    const text = asText([{ ...enquiry, message: "a\u001B[31mred\u001B[0m\u001B]0;title\u0007\u0008\u009B2Jb\rc" }], "");
    expect(text).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });
});

describe("the list for a spreadsheet", () => {
  /** The cells of the row of an enquiry. */
  const cellsOf = (parts: Partial<StoredEnquiry>) => asCsv([{ ...enquiry, ...parts }]).split("\r\n")[1];

  test("has a byte order mark for Excel, a heading, and a row for each enquiry, also with commas and quotes", () => {
    const cells = [
      enquiry.receivedAt,
      fullEnquiry.name,
      fullEnquiry.email,
      `'${fullEnquiry.phone}`,
      'a, ""b""\nc',
      "2",
      "no",
    ];
    const quoted = [["received", ...fieldNames, "photographs", "doubtful"], cells].map(
      line => `"${line.join('","')}"\r\n`,
    );
    expect(asCsv([{ ...enquiry, photographs: 2, message: 'a, "b"\nc' }])).toBe(`\uFEFF${quoted.join("")}`);
  });

  test.each(["=1+1", "+44 1379 000000", "-1", "@SUM(A1)", "＝1+1", " =1+1", "\u00A0=1+1", "\n=1+1", " \u3000＋1"])(
    "a field that starts like %j is shown as text, not run as a formula",
    message => {
      expect(cellsOf({ message })).toContain(`"'${message}"`);
    },
  );

  test.each(["01379000000", "01379 000000", "(01379)", "0044-1379", "12/11", "1e5", "1 March", "3 pm", "００１２"])(
    "%j is shown as typed, not read as a number or a date",
    phone => {
      expect(cellsOf({ phone })).toContain(`"'${phone}"`);
    },
  );

  test.each(["3 gutters leak", "Unit 5", "Mayor", "Maud = Ann"])("%j stays as it is", message => {
    expect(cellsOf({ message })).toContain(`"${message}"`);
  });

  test("characters that would change the text around them are escaped as in the list to read", () => {
    const cells = cellsOf({ name: "A\u202Egnp.exe", message: "a\u001B[31m\r\nb\u2066\tc\u200B=1" });
    expect(cells).toContain('"A\\u202Egnp.exe"');
    expect(cells).toContain('"a\\u001B[31m\nb\\u2066\\u0009c\\u200B=1"');
    expect(cellsOf({ message: "\t=1+1" })).toContain('"\\u0009=1+1"');
  });
});
