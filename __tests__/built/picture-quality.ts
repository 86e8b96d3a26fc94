import sharp from "sharp";
import { builtPictures, sameSize } from "./pictures";

/** A little worse than the wide pictures of the site (`gatsby-config.ts`). */
const good = { quality: 62, effort: 1, chromaSubsampling: "4:2:0" } as const;

/** The root mean square difference of two pictures of the same size, from 0 to 255. */
const difference = async (one: Buffer, other: Buffer) => {
  const [a, b] = await Promise.all([one, other].map(file => sharp(file).removeAlpha().raw().toBuffer()));
  const squares = a!.reduce((sum, value, index) => sum + (value - b![index]!) ** 2, 0);
  return Math.sqrt(squares / a!.length);
};

const wide = builtPictures().filter(({ width }) => width === 1440);

test.each(wide.slice(0, 4))("the photograph $name looks like its original on a wide screen", async picture => {
  const [original, built] = await sameSize(picture);
  const reference = await sharp(original).avif(good).toBuffer();
  expect(await difference(original, built)).toBeLessThanOrEqual(await difference(original, reference));
});
