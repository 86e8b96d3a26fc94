import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { drawCard } from "./card";
import type { Content } from "./content";
import type { CardStyle } from "./options";
import { type SharedPage, pictureAddress } from "./pages";

/** When this file, the style or the logo changes, all cards are drawn again. */
const drawnBy = "plugins/gatsby-plugin-sharing/card.tsx";

/** All pages with their social cards. The path of a card, from `/`, has a hash of its content. */
export const withCards = async ({ company }: Content, pages: readonly SharedPage[], style: CardStyle) => {
  const logo = join(contentDirectory, company.logoLight.image);
  const files = await Promise.all([drawnBy, style.cardFont, logo].map(file => readFile(file)));
  const look = hash(Buffer.concat([...files, Buffer.from(JSON.stringify(style))]));
  return pages.map(page => {
    const { path, title, eyebrow } = page;
    const finished = page.images.find(({ stage }) => stage !== "before");
    const { image, focus = null } = finished ?? pages[0]?.images[0] ?? {};
    if (!image) throw new Error("The home page has no picture for the social cards.");
    // The path of a JPEG has a hash of the picture.
    const shown = hash(JSON.stringify([look, pictureAddress({ image, focus }), title, eyebrow, focus]));
    const address = `/cards/${path.slice(1).replaceAll("/", "-") || "home"}-${shown}.jpg`;
    const drawing = { title, eyebrow, picture: image.absolutePath, focus, logo };
    return { ...page, card: { address, alt: `${company.name}: ${title}` }, drawing };
  });
};

/** Draws cards that are not in the built site yet, and deletes old ones. Throws if one cannot be drawn. */
export const drawCards = async (directory: string, pages: Awaited<ReturnType<typeof withCards>>, style: CardStyle) => {
  const folder = join(directory, "cards");
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  for (const { card, drawing } of pages)
    if (!present.delete(basename(card.address)))
      await writeFile(join(directory, card.address), await drawCard(drawing, style));
  for (const name of present) await rm(join(folder, name));
};

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 10);
