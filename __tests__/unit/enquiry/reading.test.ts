/** @jest-environment jsdom */
import { hasVisibleText, readEnquiry } from "../../../src/enquiry/enquiry";
import { type Enquiry, fieldNames } from "../../../src/enquiry/fields";

const formWith = (values: Partial<Enquiry>) => {
  const form = document.createElement("form");
  for (const name of fieldNames) {
    const field = document.createElement("textarea");
    field.name = name;
    field.value = values[name] ?? "";
    form.append(field);
  }
  return form;
};

test("replaces half an emoji by the replacement character and keeps whole ones", () => {
  expect(readEnquiry(formWith({ message: "cut \ud83d off, 🙂 whole" })).message).toBe("cut \ufffd off, 🙂 whole");
});

test("one-line fields lose tabs, line breaks and marks of direction; the message keeps them", () => {
  const header = "Ann\r\nBcc: everyone@example.com";
  expect(
    readEnquiry(
      formWith({
        name: header,
        email: header,
        phone: "\u202A\u202B\u202C\u202D\u202E0\t1\u2066\u2067\u2068\u2069",
        message: "a\n\t\u202Ab",
      }),
    ),
  ).toMatchObject({
    name: "Ann Bcc: everyone@example.com",
    email: "Ann Bcc: everyone@example.com",
    phone: "0 1",
    message: "a\n\t\u202Ab",
  });
});

test.each([
  ["white space", " \t\n\u00A0\u2003\u3000"],
  ["control characters", "\u0001\u007F\u009F"],
  ["format characters", "\u00AD\u200B\u2060\uFEFF"],
  ["characters that leave no mark", "\u034F\u115F\u3164\uFE0F\u{E0061}"],
  ["the blank Braille pattern", "\u2800"],
])("nothing is seen of %s, and something once there is a letter, an emoji or a sign", (_, unseen) => {
  expect(hasVisibleText(unseen)).toBe(false);
  for (const seen of ["J", "李", "👍", "."]) expect(hasVisibleText(`${unseen}${seen}${unseen}`)).toBe(true);
});
