import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtPictures, sameSize } from "../built/pictures";

/**
 * Prints bytes and butteraugli scores of the built photographs, or of those whose name contains a word. A score of 1 is
 * no visible difference, 2 is easy to see. Needs `butteraugli_main` (Debian: libjxl-devtools).
 */
const scorePictures = async (word = "") => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  for (const picture of builtPictures().filter(({ name }) => name.includes(word))) {
    const files = ["original.png", "built.png"].map(name => join(folder, name));
    for (const [index, png] of (await sameSize(picture)).entries()) writeFileSync(files[index]!, png);
    const score = execFileSync("butteraugli_main", files, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const [maximum = "", norm = ""] = score.match(/\d+\.\d+/g) ?? [];
    const { name, width, file } = picture;
    console.log([name, width, statSync(file).size, Number(norm).toFixed(2), Number(maximum).toFixed(2)].join("\t"));
  }
  rmSync(folder, { recursive: true });
};

console.log("picture\twidth\tbytes\t3-norm\tmaximum");
void scorePictures(process.argv[2]);
