import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { CardStyle } from "./options";

/** In px. All networks accept this size. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The words of a social card and the picture behind them. */
interface Card {
  readonly title: string;
  /** The kind of page, if the title does not say it. */
  readonly eyebrow?: string;
  /** Path of a file. */
  readonly picture: string;
  readonly logo: string;
  /** As in CSS, for example `50% 30%`. */
  readonly focus?: string | null;
}

/** In bytes. Some messengers show no larger picture. */
export const largestCard = 120_000;

/** A card as JPEG below `largestCard`. Throws if its pictures cannot be read, or the JPEG is always too large. */
export const drawCard = async (card: Card, style: CardStyle): Promise<Buffer> => {
  const logo = await sharp(card.logo).resize({ height: 84, width: 480, fit: "inside" }).toBuffer();
  const layers = [{ input: Buffer.from(await words(card, style)) }, { input: logo, left: margin, top: 60 }];
  const picture = (await cropped(card)).composite(layers).removeAlpha().raw();
  const { data, info: raw } = await picture.toBuffer({ resolveWithObject: true });
  for (const quality of [84, 76, 66, 54, 40]) {
    const jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < largestCard) return jpeg;
  }
  throw new Error(`The social card "${card.title}" is larger than ${largestCard} bytes at any quality.`);
};

/** In px, between the edge of the card and its words. */
const margin = 72;

/** The picture in the size of the card, cropped around its focus as `object-position` would. */
const cropped = async ({ picture, focus }: Card) => {
  const { width, height } = cardSize;
  const whole = sharp(picture).autoOrient().resize(width, height, { fit: "outside" }).raw();
  const { data, info: raw } = await whole.toBuffer({ resolveWithObject: true });
  const [across = 50, down = 50] = focus?.split(" ").map(parseFloat) ?? [];
  const left = Math.round(((raw.width - width) * across) / 100);
  const top = Math.round(((raw.height - height) * down) / 100);
  return sharp(data, { raw }).extract({ left, top, width, height });
};

/** Sizes of titles, in px, for titles up to a number of characters. The longest allowed title takes four lines. */
const titleSizes = [
  { longest: 26, size: 92 },
  { longest: 44, size: 80 },
  { longest: 64, size: 72 },
  { longest: Infinity, size: 60 },
];

const titleSize = (title: string) => titleSizes.find(({ longest }) => title.length <= longest)?.size;

/** The text, the rule in the brand's colour and the scrim, as SVG with the letters as paths. */
const words = async ({ title, eyebrow }: Card, style: CardStyle) => {
  // Slow to load, and needed only if a card has changed.
  const { default: satori } = await import("satori");
  const data = await readFile(style.cardFont);
  const styles = stylesOf(style);
  return satori(
    <div style={{ ...styles.card, ...cardSize }}>
      <div style={styles.rule} />
      {eyebrow && <div style={styles.eyebrow}>{eyebrow}</div>}
      <div style={{ ...styles.title, fontSize: titleSize(title) }}>{title}</div>
    </div>,
    { ...cardSize, fonts: [{ name: "Archivo", data, weight: 800, style: "normal" }] },
  );
};

const stylesOf = ({ colors, radius }: CardStyle) =>
  ({
    card: {
      boxSizing: "border-box",
      display: "flex",
      flexDirection: "column",
      justifyContent: "flex-end",
      padding: `${margin}px`,
      fontFamily: "Archivo",
      color: colors.paper,
      backgroundImage: [
        // 60 % of ink behind small words, as on the pages. The right of the picture stays in its own light.
        `linear-gradient(to right, ${colors.ink}99 0%, ${colors.ink}99 50%, ${colors.ink}00 100%)`,
        `linear-gradient(to top, ${colors.ink}B3 0%, ${colors.ink}00 75%)`,
      ].join(", "),
    },
    rule: { width: 88, height: 8, background: colors.brand, borderRadius: radius },
    eyebrow: { marginTop: 24, fontSize: 26, letterSpacing: "0.08em", textTransform: "uppercase", color: colors.muted },
    title: { marginTop: 24, maxWidth: 960, letterSpacing: "-0.02em", lineHeight: 1.06, textWrap: "balance" },
  }) as const;
