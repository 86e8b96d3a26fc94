import { startOfPage } from "../../../src/components/use-scroll-row";

/** Five cards of 288 px, 24 px apart, on a phone of 360 px. */
const row = { step: 312, max: 1216 };

test("the pages of a row begin at its start, at a card where it may rest, and at its end", () => {
  expect([0, 1, 2].map(page => startOfPage(page, 3, row))).toEqual([0, 624, 1216]);
});

test("a row of one page stays where it is", () => {
  expect(startOfPage(0, 1, { step: 312, max: 0 })).toBe(0);
});
