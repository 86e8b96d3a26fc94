/** @jest-environment node */
import { readFileSync } from "node:fs";
import { cutCardFont, cutFont, fontFile } from "../../../tools/font/cut-font";
import { type FontCut, cardFontFile, fontCuts } from "../../../src/theme/font-cuts";

test.each(Object.keys(fontCuts) as FontCut[])("the %s file is what `npm run font` cuts from its package", async cut => {
  expect((await cutFont(cut)).equals(readFileSync(fontFile(cut)))).toBe(true);
});

test("so is the file for the social cards", async () => {
  expect((await cutCardFont()).equals(readFileSync(cardFontFile))).toBe(true);
});
