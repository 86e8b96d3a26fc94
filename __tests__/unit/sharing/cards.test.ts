import { join } from "node:path";
import sharp from "sharp";
import { cardSize, drawCard, largestCard } from "../../../plugins/gatsby-plugin-sharing/card";
import { withCards } from "../../../plugins/gatsby-plugin-sharing/cards";
import type { Content } from "../../../plugins/gatsby-plugin-sharing/content";
import { testFolder, writeFiles } from "../../temp-folder";

const folder = testFolder();
const picture = join(folder, "picture.png");
const logo = join(folder, "logo.svg");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 195 48"><path d="M0 0h195v48z"/></svg>';
writeFiles(folder, { "logo.svg": svg });

const { width, height } = cardSize;

const colors = { brand: "#CC2C2C", ink: "#14171A", paper: "#FFFFFF", muted: "#ECEFF1" };
const style = { colors, radius: "3px", cardFont: "src/theme/archivo-card.woff" };

test("the first picture that shows no damage is on the card", async () => {
  const shown = (name: string) => ({ absolutePath: name, childImageSharp: { jpeg: { src: `/static/${name}` } } });
  const images = ["before", "after"].map(stage => ({ stage, focus: null, image: shown(`${stage}.jpg`) }));
  const content = { company: { logoLight: { image: "logos/logo-light.svg" } } } as Content;
  const [card] = await withCards(content, [{ path: "/gallery", title: "The work", images }], style);
  expect(card?.drawing.picture).toBe("after.jpg");
});

test("the card of a picture that compresses badly is still small enough for messengers", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#888", noise } }).toFile(picture);
  expect((await drawCard({ title: "Roofs", picture, logo }, style)).length).toBeLessThan(largestCard);
});

test("the longest allowed title fits the card, below the logo", async () => {
  const title = "Wide warehouse workshops, mill windows and watertight roof membranes, made new in summer m";
  await sharp({ create: { width, height, channels: 3, background: "#333" } }).toFile(picture);
  const jpeg = await drawCard({ title, eyebrow: "Case Study", picture, logo }, style);
  const below = { left: 0, top: 160, width, height: height - 160 };
  const pixels = await sharp(jpeg).extract(below).greyscale().raw().toBuffer();
  // Only the words are this white.
  const [first, last] = [pixels.findIndex(pixel => pixel > 250), pixels.findLastIndex(pixel => pixel > 250)];
  expect(160 + first / width).toBeGreaterThan(180);
  expect(160 + last / width).toBeLessThan(height - 48);
});
