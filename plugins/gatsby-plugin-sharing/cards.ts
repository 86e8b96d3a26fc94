import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cardFontFile } from "../../src/theme/font-cuts";
import { type Card, drawCard } from "./card";
import type { Content } from "./content";
import type { SharedPage } from "./pages";

/** Where the cards lie in the built site. */
const folder = "cards";

/** What draws the cards: when one of these files changes, all cards are drawn anew. */
const drawnBy = ["plugins/gatsby-plugin-sharing/card.tsx", "src/theme/tokens.ts", cardFontFile];

/** The social card of a page, as its tags name it. */
export interface CardLink {
  /** From `/`. */
  readonly address: string;
  readonly alt: string;
}

export interface PlannedCard {
  readonly link: CardLink;
  readonly card: Card;
}

/** The social card of each page. Each address has a hash of what the card shows. */
export const planCards = async (
  content: Content,
  pages: readonly SharedPage[],
): Promise<ReadonlyMap<SharedPage, PlannedCard>> => {
  const logo = content.company.logoLight.image.absolutePath;
  const look = fingerprint(await Promise.all([...drawnBy, logo].map(file => readFile(file))));
  const plan = (page: SharedPage): [SharedPage, PlannedCard] => {
    const { path, title, eyebrow } = page;
    const { image, focus } = page.picture ?? content.homePage.hero.slides[0] ?? {};
    if (!image) throw new Error("The home page has no picture for the social cards.");
    const hash = fingerprint([look, image.internal.contentDigest, JSON.stringify([title, eyebrow, focus])]);
    const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${hash}.jpg`;
    return [
      page,
      {
        link: { address: `/${folder}/${name}`, alt: `${content.company.name}: ${title}` },
        card: { title, eyebrow, picture: image.absolutePath, focus, logo },
      },
    ];
  };
  return new Map(pages.map(plan));
};

/** Draws the cards that are not in the built site yet, and deletes all others. Throws when one cannot be drawn. */
export const drawCards = async (directory: string, cards: readonly PlannedCard[]) => {
  await mkdir(join(directory, folder), { recursive: true });
  const present = new Set(await readdir(join(directory, folder)));
  for (const { link, card } of cards)
    if (!present.delete(basename(link.address))) await writeFile(join(directory, link.address), await drawCard(card));
  for (const name of present) await rm(join(directory, folder, name));
};

/** Ten characters that are the same for the same parts only. */
const fingerprint = (parts: readonly (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
};
