import { writeFile } from "node:fs/promises";
import { type FontCut, cardFontFile, fontCuts } from "../../src/theme/font-cuts";
import { cutCardFont, cutFont, fontFile } from "./cut-font";

/** `npm run font`: cuts the font anew, after its package or the site's part of it has changed. */
const main = async () => {
  for (const cut of Object.keys(fontCuts) as FontCut[]) await write(fontFile(cut), await cutFont(cut));
  await write(cardFontFile, await cutCardFont());
};

const write = async (file: string, font: Uint8Array) => {
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
};

void main();
