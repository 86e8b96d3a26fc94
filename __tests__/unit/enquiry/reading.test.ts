/** @jest-environment jsdom */
import { readEnquiry } from "../../../src/enquiry/enquiry";
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
