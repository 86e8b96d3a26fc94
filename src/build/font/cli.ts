import { writeFile } from "node:fs/promises";
import { type FontCut, fontCuts } from "../../theme/font-cuts";
import { cutFont, fontFile } from "./cut-font";

/** `npm run font`: cuts the font anew, after its package or the site's part of it has changed. */
const main = async () => {
  for (const cut of Object.keys(fontCuts) as FontCut[]) {
    const font = await cutFont(cut);
    await writeFile(fontFile(cut), font);
    console.log(`${fontFile(cut)}: ${font.length} bytes`);
  }
};

void main();
