/** @jest-environment node */
import { join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { drawCard, mostOfCard } from "../../../plugins/gatsby-plugin-sharing/card";
import { cardSize } from "../../../plugins/gatsby-plugin-sharing/card-size";

let folder: string;
let picture: string;
let logo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cards-"));
  picture = join(folder, "noise.jpg");
  logo = join(folder, "logo.svg");
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 195 48"><path d="M0 0h195v48z"/></svg>');
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#888", noise } }).toFile(picture);
});
afterAll(() => rm(folder, { recursive: true }));

/** The rows in px, from the top, in which something of the words is as white as only they are. */
const rowsOfWords = async (jpeg: Buffer) => {
  const { width, height } = cardSize;
  const raw = await sharp(jpeg)
    .extract({ left: 0, top: 160, width, height: height - 160 })
    .greyscale()
    .raw()
    .toBuffer();
  const rows = Array.from({ length: height - 160 }, (_, row) => raw.subarray(row * width, (row + 1) * width));
  return rows.flatMap((row, at) => (row.some(pixel => pixel > 250) ? [at + 160] : []));
};

test("a picture that compresses badly still makes a card that messengers show", async () => {
  expect((await drawCard({ title: "Roofs", picture, logo })).length).toBeLessThan(mostOfCard);
});

test("the longest title that the content may hold stays within the card, below the logo", async () => {
  const title = "Wide warehouse workshops, mill windows and watertight roof membranes, made new in summer m";
  const dark = join(folder, "dark.png");
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#333" } }).toFile(dark);
  const rows = await rowsOfWords(await drawCard({ title, eyebrow: "Case Study", picture: dark, logo }));
  expect(rows[0]).toBeGreaterThan(180);
  expect(rows.at(-1)).toBeLessThan(cardSize.height - 48);
});
