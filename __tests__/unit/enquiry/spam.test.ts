import { isSpam } from "../../../src/enquiry/spam";

const person = { trap: "", elapsed: 60_000, hadDraft: false };

test.each([
  ["takes a minute", person],
  ["pastes everything and presses the button after a second", { ...person, elapsed: 1_000 }],
  ["has a browser that fills the honeypot", { ...person, trap: "01632 960 001" }],
  ["has such a browser and takes just 3 s", { ...person, trap: "x", elapsed: 3_000 }],
  ["has such a browser and sends a restored draft again", { trap: "x", elapsed: 200, hadDraft: true }],
])("is not spam from a visitor who %s", (_, signs) => {
  expect(isSpam(signs)).toBe(false);
});

test.each([
  ["within 3 s", 2_999],
  ["and the form was never touched", undefined],
])("is spam if the honeypot is filled %s", (_, elapsed) => {
  expect(isSpam({ trap: "x", elapsed, hadDraft: false })).toBe(true);
});
