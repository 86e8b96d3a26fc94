import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The case study that is copied. */
const original = "case-studies/dairy-yard.json";

interface Story {
  readonly paragraphs: readonly string[];
}

interface CaseStudy {
  readonly challenge: Story;
  readonly results: Story;
}

/** Adds published copies of a case study after all others in a copied project, some of them featured. */
export const addCaseStudies = async (
  project: string,
  wanted: { readonly amount: number; readonly featured: number },
) => {
  const content = join(project, "content");
  const study = JSON.parse(await readFile(join(content, original), "utf8")) as CaseStudy;
  for (let number = 1; number <= wanted.amount; number += 1) {
    const slug = `${basename(original, ".json")}-${number}`;
    const rewritten = (story: Story) => ({ ...story, paragraphs: [`This is yard ${number}.`, ...story.paragraphs] });
    const copy = {
      ...study,
      ...{ slug, order: 1000 + number, name: `Dairy Yard ${number}`, featured: number <= wanted.featured },
      summary: `Yard ${number} on Brae, put right within a single dry summer.`,
      description: `Case study of yard ${number} on the invented island of Brae: looked at, talked over, priced and put right in one short week.`,
      challenge: rewritten(study.challenge),
      results: rewritten(study.results),
    };
    await writeFile(join(content, "case-studies", `${slug}.json`), JSON.stringify(copy, null, 2));
  }
};
