/** @jest-environment node */
import { overviewPages } from "../../../src/templates/overview-pages";

test("up to 24 case studies are on one page, at the overview's address", () => {
  for (const amount of [0, 1, 24])
    expect(overviewPages(amount)).toEqual([
      { canonicalPath: "/projects", skip: 0, limit: 24, number: 1, pages: [{ number: 1, path: "/projects" }] },
    ]);
});

test("every case study is on exactly one page", () => {
  const shown = overviewPages(50).flatMap(({ skip, limit }) =>
    Array.from({ length: limit }, (_, index) => skip + index),
  );
  expect(shown.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(overviewPages(50).map(({ canonicalPath }) => canonicalPath)).toEqual([
    "/projects",
    "/projects/page/2",
    "/projects/page/3",
  ]);
});
