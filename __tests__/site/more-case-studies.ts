import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Adds published copies of a case study after all others in a copied project, some of them featured. */
export const addCaseStudies = async (
  project: string,
  wanted: { readonly amount: number; readonly featured: number },
) => {
  const folder = join(project, "content/case-studies");
  const study = await readFile(join(folder, "dairy-yard.json"), "utf8");
  for (let number = 1; number <= wanted.amount; number += 1) {
    const copy = study
      .replace('"order": 5', `"order": ${1000 + number}`)
      .replace('"featured": true', `"featured": ${number <= wanted.featured}`)
      // Its name, also in the slug and in the texts, which must differ.
      .replaceAll(/dairy([ -])yard/gi, `$&$1${number}`);
    await writeFile(join(folder, `dairy-yard-${number}.json`), copy);
  }
};
