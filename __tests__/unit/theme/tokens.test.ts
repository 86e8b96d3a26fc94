import { channelsOf, contrast } from "../../contrast";

// The limits of WCAG AA for text, and for the outline of a control.
test.each([
  ["paper", "brand", 4.5],
  ["paper", "brandStrong", 4.5],
  ["ink", "brand", 3],
] as const)("%s and %s have a contrast of at least %d", (one, other, least) => {
  expect(contrast(channelsOf(one), channelsOf(other))).toBeGreaterThanOrEqual(least);
});
