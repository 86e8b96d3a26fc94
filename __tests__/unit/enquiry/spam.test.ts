import { isSpam } from "../../../src/enquiry/spam";

const person = { trap: "", elapsed: 60_000, restored: false };

test.each([
  ["takes a minute", person],
  ["pastes everything and presses the button after a second", { ...person, elapsed: 1_000 }],
  ["has a browser that fills the honeypot", { ...person, trap: "01632 960 001" }],
  ["has such a browser and takes just 3 s", { ...person, trap: "x", elapsed: 3_000 }],
  ["has such a browser and sends a restored draft again", { trap: "x", elapsed: 200, restored: true }],
])("is not spam from a visitor who %s", (_, signs) => {
  expect(isSpam(signs)).toBe(false);
});

test("is spam if the honeypot is filled within 3 s", () => {
  expect(isSpam({ trap: "x", elapsed: 2_999, restored: false })).toBe(true);
});

test("is spam if the honeypot is filled and the form was never touched", () => {
  expect(isSpam({ trap: "x", elapsed: undefined, restored: false })).toBe(true);
});
