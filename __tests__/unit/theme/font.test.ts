import { readFileSync } from "node:fs";
import { cutFont, fonts } from "../../../tools/font/cut-font";

test.each(fonts)("$file is what `npm run font` cuts from its package", async font => {
  expect((await cutFont(font)).equals(readFileSync(font.file))).toBe(true);
});
