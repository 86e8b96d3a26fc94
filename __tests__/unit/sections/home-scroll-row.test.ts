import { placeInRow } from "../../../src/components/use-scroll-row";

const step = 424;

test("a row at rest is at its start, with three dots", () => {
  expect(placeInRow({ left: 0, max: 848, step })).toEqual({ page: 0, pages: 3, atStart: true, atEnd: false });
});

test("the second dot is current in the middle", () => {
  expect(placeInRow({ left: step, max: 848, step })).toMatchObject({ page: 1, atStart: false, atEnd: false });
});

test("the last dot is current at the end, where a fraction of a pixel may be missing", () => {
  expect(placeInRow({ left: 847.4, max: 848, step })).toMatchObject({ page: 2, atStart: false, atEnd: true });
});

test("many cards still get three dots, and a row that fits gets one", () => {
  expect(placeInRow({ left: 0, max: 1300, step: 300 }).pages).toBe(3);
  expect(placeInRow({ left: 0, max: 300, step: 300 }).pages).toBe(2);
  expect(placeInRow({ left: 0, max: 0, step })).toEqual({ page: 0, pages: 1, atStart: true, atEnd: true });
});

test("a row pulled past its ends by touch keeps the dot of that end", () => {
  expect(placeInRow({ left: -40, max: 848, step }).page).toBe(0);
  expect(placeInRow({ left: 900, max: 848, step }).page).toBe(2);
});
