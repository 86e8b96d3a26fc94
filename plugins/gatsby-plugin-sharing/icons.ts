import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";
import { readCompany } from "./content";
import type { CardStyle } from "./options";

/** Writes the site's icon in the formats that browsers and home screens need, and the manifest that names them. */
export const writeIcons = async (directory: string, { brand, ink }: CardStyle["colors"]) => {
  const { name, blurb, icon } = await readCompany();
  const svg = await readFile(join(contentDirectory, icon.image));
  const files: Readonly<Record<string, Buffer | string>> = {
    "favicon.svg": svg,
    "favicon.ico": await pngToIco(await Promise.all([16, 32, 48].map(size => square(svg, size)))),
    "apple-touch-icon.png": await onSquare(svg, 180, 1, brand),
    "icon-192.png": await square(svg, 192),
    "icon-512.png": await square(svg, 512),
    // A platform may crop a fifth of every side.
    "icon-maskable.png": await onSquare(svg, 512, 0.72, brand),
    "site.webmanifest": JSON.stringify({
      name,
      short_name: name,
      description: blurb,
      lang: "en-GB",
      start_url: ".",
      display: "browser",
      background_color: ink,
      theme_color: ink,
      icons: [
        { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    }),
  };
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
};

const square = (svg: Buffer, size: number) =>
  sharp(svg).resize(size, size, { fit: "contain", background: "#0000" }).png().toBuffer();

/** The icon on an opaque square of this colour. `part` is its share of the width. */
const onSquare = async (svg: Buffer, size: number, part: number, background: string) => {
  const layers = [{ input: await square(svg, Math.round(size * part)) }];
  const ground = { width: size, height: size, channels: 3, background } as const;
  return sharp({ create: ground }).composite(layers).png().toBuffer();
};
