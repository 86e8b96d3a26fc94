import { writeFile } from "node:fs/promises";
import { cutFont, fontFile } from "./cut-font";

/** `npm run font`: cuts the font anew, after its package or the site's part of its axes has changed. */
const main = async () => {
  const font = await cutFont();
  await writeFile(fontFile, font);
  console.log(`${fontFile}: ${font.length} bytes`);
};

void main();
