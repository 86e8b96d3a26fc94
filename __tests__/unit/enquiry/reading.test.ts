/** @jest-environment jsdom */
import { invisible } from "../../../plugins/gatsby-plugin-content/characters";
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

test("the form and the content check know the same invisible characters", () => {
  const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const isSpace = (character: string) => /[\s\p{Z}]/u.test(character);
  // Half an emoji is stored as the replacement character, which is visible. Spaces are seen between words.
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(code => !isHalf(code));
  const characters = all.map(code => String.fromCodePoint(code)).filter(character => !isSpace(character));
  const differing = characters.filter(character => hasVisibleText(character) === invisible.test(character));
  expect(differing).toEqual([]);
  expect(characters.filter(character => invisible.test(character)).length).toBeGreaterThan(0);
});
