/** @jest-environment node */
import { readFileSync } from "node:fs";
import { axes, cutFont, fontFile } from "../../../src/build/font/cut-font";
import { fontFaces } from "../../../src/theme/fonts";

test("the font is what `npm run font` cuts from its package", async () => {
  expect((await cutFont()).equals(readFileSync(fontFile))).toBe(true);
});

test("the face offers just what the font holds of its axes", () => {
  const { wght, wdth } = axes;
  expect(fontFaces).toContain(`font-weight: ${wght.min} ${wght.max};`);
  expect(fontFaces).toContain(`font-stretch: ${wdth.min}% ${wdth.max}%;`);
});
