import { readFileSync } from "node:fs";
import { fonts, makeSubset } from "../../../tools/font/make-subset";

test.each(fonts)("$file is what `npm run font` makes of its package", async font => {
  expect((await makeSubset(font)).equals(readFileSync(font.file))).toBe(true);
});
