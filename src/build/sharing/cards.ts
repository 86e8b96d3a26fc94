import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cardFontFile } from "../../theme/font-cuts";
import { type Card, drawCard } from "./card";
import type { Content } from "./content";
import type { SharedPage } from "./pages";

/** Where the cards lie in the built site. */
const folder = "cards";

/** What draws the cards: when one of these files changes, all cards are drawn anew. */
const drawnBy = ["src/build/sharing/card.tsx", "src/theme/tokens.ts", cardFontFile];

/** The social card of a page, as its tags name it. */
export interface SharedCard {
  /** From `/`. */
  readonly address: string;
  readonly alt: string;
}

/**
 * Draws the social cards of all pages into a directory and answers them by the pages' addresses. Those that are there
 * already are kept, as their names tell what they show; all others are deleted. Throws when one cannot be drawn.
 */
export const makeCards = async (
  directory: string,
  content: Content,
  pages: readonly SharedPage[],
): Promise<ReadonlyMap<string, SharedCard>> => {
  await mkdir(join(directory, folder), { recursive: true });
  const logo = content.company.logoLight.image.absolutePath;
  const look = await fingerprint([...drawnBy, logo].map(file => readFile(file)));
  const spare = new Set(await readdir(join(directory, folder)));
  const cards = new Map<string, SharedCard>();
  for (const page of pages) {
    const { title, eyebrow } = page;
    const { image, focus } = page.picture ?? content.homePage.hero.slides[0] ?? {};
    if (!image) throw new Error("The home page has no picture for the social cards.");
    const card: Card = { title, eyebrow, picture: image.absolutePath, focus, logo };
    const mark = await fingerprint([look, image.internal.contentDigest, JSON.stringify([title, eyebrow, focus])]);
    const name = `${page.path.slice(1).replaceAll("/", "-") || "home"}-${mark}.jpg`;
    if (!existsSync(join(directory, folder, name)))
      await writeFile(join(directory, folder, name), await drawCard(card));
    spare.delete(name);
    cards.set(page.path, { address: `/${folder}/${name}`, alt: `${content.company.name}: ${title}` });
  }
  for (const name of spare) await rm(join(directory, folder, name));
  return cards;
};

/** Ten characters that are the same for the same parts only. */
const fingerprint = async (parts: readonly (string | Buffer | Promise<Buffer>)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(await part);
  return hash.digest("hex").slice(0, 10);
};
