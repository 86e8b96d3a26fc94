import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { color } from "../../src/theme/tokens";

/** What is used here of `company.json`. */
interface Firm {
  readonly name: string;
  readonly blurb: string;
  /** The image is the path of a square SVG. */
  readonly icon: { readonly image: string };
}

/**
 * Writes what browsers and home screens show for the site: the icon in the content in all their formats, and the manifest
 * that names them. The check has seen that the files are as they should be.
 */
export const writeIcons = async (directory: string, contentDirectory: string) => {
  const company = await readFile(join(contentDirectory, "company.json"), "utf8");
  const { name, blurb, icon } = JSON.parse(company) as Firm;
  const svg = await readFile(join(contentDirectory, icon.image));
  const small = await Promise.all([16, 32, 48].map(size => square(svg, size)));
  const files: Readonly<Record<string, Buffer | string>> = {
    "favicon.ico": await pngToIco(small),
    "apple-touch-icon.png": await onGround(svg, 180, 1),
    "icon-192.png": await square(svg, 192),
    "icon-512.png": await square(svg, 512),
    // A platform may cut a fifth off every side.
    "icon-maskable.png": await onGround(svg, 512, 0.72),
    "site.webmanifest": manifest(name, blurb),
  };
  await mkdir(directory, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, file), content);
};

const square = (svg: Buffer, size: number) => sharp(svg).resize(size, size).png().toBuffer();

/** The icon without transparent corners, on the brand's colour, as large as this part of the square. */
const onGround = async (svg: Buffer, size: number, part: number) => {
  const inner = await square(svg, Math.round(size * part));
  const ground = { width: size, height: size, channels: 3, background: color.brand } as const;
  return sharp({ create: ground })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
};

const manifest = (name: string, description: string) => {
  const icon = (src: string, size: number, purpose = "any") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "en-GB",
    start_url: ".",
    display: "browser",
    background_color: color.ink,
    theme_color: color.ink,
    icons: [icon("icon-192.png", 192), icon("icon-512.png", 512), icon("icon-maskable.png", 512, "maskable")],
  });
};
