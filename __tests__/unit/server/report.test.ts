import { fieldNames } from "../../../src/enquiry/fields";
import type { StoredEnquiry } from "../../../tools/server/read-enquiries";
import { asCsv, asText } from "../../../tools/server/report";
import { fullEnquiry } from "../../enquiry";

const enquiry: StoredEnquiry = {
  id: "0d8f2b0e-5a55-4f0e-9a51-3f6f1d2c7a10",
  receivedAt: "2026-11-21T09:30:00.000Z",
  ...fullEnquiry,
  message: "Our gutters leak.\nPlease call.",
};

const { message: _, ...sender } = fullEnquiry;

describe("the list to read", () => {
  const line = Object.entries(sender)
    .map(entry => entry.join(": "))
    .join("  ·  ");

  test("shows who wrote what and when", () => {
    expect(asText([enquiry, { ...enquiry, phone: null, message: "Hello" }], "")).toBe(
      `2 enquiries, newest first

2026-11-21T09:30:00.000Z
${line}
    Our gutters leak.
    Please call.

2026-11-21T09:30:00.000Z
${line.replace("  ·  phone: 01379 000000", "")}
    Hello
`,
    );
  });

  test("reports if there is no enquiry", () => {
    expect(asText([], "a/folder")).toBe("No enquiries are stored in a/folder.\n");
  });

  test("removes control characters, so that a visitor cannot change the terminal", () => {
    const text = asText([{ ...enquiry, message: "a\u001B[31mred\u001B[0m\u001B]0;title\u0007\u0008\u009B2Jb\rc" }], "");
    expect(text).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });
});

describe("the list for a spreadsheet", () => {
  test("has a byte order mark for Excel, a heading, and a row for each enquiry, also with commas and quotes", () => {
    const lines = [
      ["received", ...fieldNames],
      [enquiry.receivedAt, ...Object.values({ ...fullEnquiry, message: 'a, ""b""\nc' })],
    ];
    const quoted = lines.map(cells => `"${cells.join('","')}"\r\n`);
    expect(asCsv([{ ...enquiry, message: 'a, "b"\nc' }])).toBe(`\uFEFF${quoted.join("")}`);
  });

  test.each(["=1+1", "+44 1379 000000", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "a field that starts like %j is shown as text",
    message => {
      expect(asCsv([{ ...enquiry, message }])).toContain(`"'${message}"`);
    },
  );
});
