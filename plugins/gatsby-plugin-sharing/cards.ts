import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cardFontFile } from "../../src/theme/font-cuts";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { type Card, drawCard } from "./card";
import type { Content } from "./content";
import type { SharedPage } from "./pages";

/** The folder of the cards in the built site. */
const folder = "cards";

/** When one of these files changes, all cards are drawn again. */
const drawnBy = ["plugins/gatsby-plugin-sharing/card.tsx", "src/theme/tokens.ts", cardFontFile];

/** A page with its social card. */
export interface PlannedCard {
  readonly page: SharedPage;
  /** Its path from `/`, and its alternative text. */
  readonly link: { readonly address: string; readonly alt: string };
  readonly card: Card;
}

/** The social card of each page. Its path has a hash of its content. */
export const planCards = async ({ company }: Content, pages: readonly SharedPage[]) => {
  const logo = join(contentDirectory, company.logoLight.image);
  const look = hash(Buffer.concat(await Promise.all([...drawnBy, logo].map(file => readFile(file)))));
  return pages.map((page): PlannedCard => {
    const { path, title, eyebrow } = page;
    const { image, focus } = (page.images[0] ?? pages[0]?.images[0])?.picture ?? {};
    if (!image) throw new Error("The home page has no picture for the social cards.");
    const shown = hash(JSON.stringify([look, image.internal.contentDigest, title, eyebrow, focus]));
    const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${shown}.jpg`;
    return {
      page,
      link: { address: `/${folder}/${name}`, alt: `${company.name}: ${title}` },
      card: { title, eyebrow, picture: image.absolutePath, focus, logo },
    };
  });
};

/** Draws cards that are not in the built site yet, and deletes old ones. Throws if one cannot be drawn. */
export const drawCards = async (directory: string, cards: readonly PlannedCard[]) => {
  await mkdir(join(directory, folder), { recursive: true });
  const present = new Set(await readdir(join(directory, folder)));
  for (const { link, card } of cards)
    if (!present.delete(basename(link.address))) await writeFile(join(directory, link.address), await drawCard(card));
  for (const name of present) await rm(join(directory, folder, name));
};

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 10);
