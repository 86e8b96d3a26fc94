import { writeFile } from "node:fs/promises";
import { cutFont, fonts } from "./cut-font";

/** `npm run font`: makes the font files again after a change of their package or `font-cuts.ts`. */
const main = async () => {
  for (const font of fonts) {
    const bytes = await cutFont(font);
    await writeFile(font.file, bytes);
    console.log(`${font.file}: ${bytes.length} bytes`);
  }
};

void main();
