import { startOfNeighbour, startOfPage } from "../../../src/components/use-scroll-row";

/** Five cards of 288 px, 24 px apart, on a phone of 360 px. */
const row = { step: 312, max: 1216 };

test("the pages of a row begin at its start, at a card where it may rest, and at its end", () => {
  expect([0, 1, 2].map(page => startOfPage(page, 3, row))).toEqual([0, 624, 1216]);
});

test("a row of one page stays where it is", () => {
  expect(startOfPage(0, 1, { step: 312, max: 0 })).toBe(0);
});

test("a card on or back leads from rest to the neighbour, and from within a card to its beginning", () => {
  const from = (left: number) => ([1, -1] as const).map(by => startOfNeighbour(by, { left, step: 424 }));
  expect(from(424)).toEqual([848, 0]);
  expect(from(423.6)).toEqual([848, 0]);
  expect(from(936)).toEqual([1272, 848]);
});

test("a row of one card has no neighbour", () => {
  expect(startOfNeighbour(1, { left: 0, step: 0 })).toBe(0);
});
