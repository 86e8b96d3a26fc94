import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The case study of the tests' own content that is copied. */
const original = "case-studies/dairy-yard.json";

interface Story {
  readonly picture: object;
  readonly paragraphs: readonly string[];
}

interface CaseStudy {
  readonly hero: { readonly picture: object };
  readonly challenge: Story;
  readonly results: Story;
}

interface Wanted {
  /** How many. */
  readonly amount: number;
  /** How many of them are featured. */
  readonly featured?: number;
  /** The path inside the content of the picture for the copy of this number; that of the original unless given. */
  readonly pictureOf?: (number: number) => Promise<string>;
}

/** Adds copies of a case study to the content of a copied project, published and behind all others; gives their files. */
export const addCaseStudies = async (project: string, { amount, featured = 0, pictureOf }: Wanted) => {
  const files: string[] = [];
  const content = join(project, "content");
  const study = JSON.parse(await readFile(join(content, original), "utf8")) as CaseStudy;
  for (let number = 1; number <= amount; number += 1) {
    const slug = `${basename(original, ".json")}-${number}`;
    const own = pictureOf && { image: `../${await pictureOf(number)}`, alt: `Quiet yard of the number ${number}` };
    const { hero, challenge, results } = study;
    const told = ({ paragraphs, picture, ...rest }: Story) => ({
      ...rest,
      paragraphs: [`This is yard ${number}.`, ...paragraphs],
      picture: { ...picture, ...own },
    });
    const copy = {
      ...study,
      ...{ slug, order: 1000 + number, name: `Dairy Yard ${number}`, featured: number <= featured },
      summary: `Yard ${number} on Brae, put right within a single dry summer.`,
      description: `Case study of yard ${number} on the invented island of Brae: looked at, talked over, priced and put right in one short week.`,
      hero: { ...hero, picture: { ...hero.picture, ...own } },
      challenge: told(challenge),
      results: told(results),
    };
    const file = join(content, "case-studies", `${slug}.json`);
    await writeFile(file, JSON.stringify(copy, null, 2));
    files.push(file);
  }
  return files;
};
