/** @jest-environment node */
import { readFileSync } from "node:fs";
import { cutFont, fontFile } from "../../../src/build/font/cut-font";
import { type FontCut, fontCuts } from "../../../src/theme/font-cuts";

test.each(Object.keys(fontCuts) as FontCut[])("the %s file is what `npm run font` cuts from its package", async cut => {
  expect((await cutFont(cut)).equals(readFileSync(fontFile(cut)))).toBe(true);
});
