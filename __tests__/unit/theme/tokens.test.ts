import { channelsOf, contrast } from "../../contrast";

// Limits of WCAG for text (AA, AAA) and for the outline of a control. The browser tests check them on the pages.
test.each([
  ["paper", "brand", 4.5],
  ["paper", "brandStrong", 7],
  ["ink", "brand", 3],
] as const)("%s and %s have a contrast of at least %d", (one, other, least) => {
  expect(contrast(channelsOf(one), channelsOf(other))).toBeGreaterThanOrEqual(least);
});
