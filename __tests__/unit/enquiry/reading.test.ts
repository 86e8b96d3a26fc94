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

test("one-line fields have no tabs, line breaks and marks of direction, which the message keeps", () => {
  const header = "Ann\r\nBcc: everyone@example.com";
  expect(
    readEnquiry(formWith({ name: header, email: header, phone: "\u202A0\t1\u202C", message: "a\n\t\u202Ab" })),
  ).toMatchObject({
    name: "Ann Bcc: everyone@example.com",
    email: "Ann Bcc: everyone@example.com",
    phone: "0 1",
    message: "a\n\t\u202Ab",
  });
});
