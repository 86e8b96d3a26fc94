/** @jest-environment node */
import type { Enquiry } from "../../../src/server/listing";
import { asCsv, asText } from "../../../src/server/report";

const enquiry: Enquiry = {
  id: "0d8f2b0e-5a55-4f0e-9a51-3f6f1d2c7a10",
  receivedAt: "2026-11-21T09:30:00.000Z",
  name: "Ann Visitor",
  email: "ann@example.com",
  phone: "01379 000000",
  message: "Our gutters leak.\nPlease call.",
};

describe("the list to read", () => {
  test("shows who wrote what and when", () => {
    expect(asText([enquiry, { ...enquiry, phone: null, message: "Hello" }])).toBe(
      `2 enquiries, newest first

2026-11-21T09:30:00.000Z
Ann Visitor  ·  ann@example.com  ·  01379 000000
    Our gutters leak.
    Please call.

2026-11-21T09:30:00.000Z
Ann Visitor  ·  ann@example.com
    Hello
`,
    );
  });

  test("says when there is none", () => {
    expect(asText([])).toBe("No enquiries are stored yet.\n");
  });

  test("lets no visitor recolour or rewrite the terminal", () => {
    const text = asText([{ ...enquiry, message: "a\u001B[31mred\u001B[0m\u001B]0;title\u0007\u0008\u009B2Jb\rc" }]);
    expect(text).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });
});

describe("the list for a spreadsheet", () => {
  test("has the mark by which Excel knows UTF-8, a heading and a line for each enquiry", () => {
    expect(asCsv([{ ...enquiry, message: "Hello" }])).toBe(
      '\uFEFF"received","name","email","phone","message"\r\n' +
        '"2026-11-21T09:30:00.000Z","Ann Visitor","ann@example.com","01379 000000","Hello"\r\n',
    );
  });

  test("keeps commas, quotes and line breaks in their field", () => {
    const csv = asCsv([{ ...enquiry, phone: null, message: 'a, "b"\nc' }]);
    expect(csv).toContain(',,"a, ""b""\nc"\r\n');
  });

  test.each(["=1+1", "+44 1379 000000", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1"])(
    "a field beginning like %j is shown as text",
    message => {
      expect(asCsv([{ ...enquiry, message }])).toContain(`"'${message}"`);
    },
  );
});
