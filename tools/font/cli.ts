import { writeFile } from "node:fs/promises";
import { fonts, makeSubset } from "./make-subset";

/** `npm run font`: makes the font files again after a change of their package or `font-subsets.ts`. */
const main = async () => {
  for (const font of fonts) {
    const bytes = await makeSubset(font);
    await writeFile(font.file, bytes);
    console.log(`${font.file}: ${bytes.length} bytes`);
  }
};

void main();
