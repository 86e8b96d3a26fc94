import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { project } from "../site/project-under-test";
import { all, pages, root } from "./site";

/** A little worse than the wide pictures of the site (`src/pictures/picture.tsx`). */
const good = { quality: 62, effort: 1, chromaSubsampling: "4:2:0" } as const;

/** The root mean square difference of two pictures of the same size, from 0 to 255. */
const difference = async (one: Buffer, other: Buffer) => {
  const [a, b] = await Promise.all([one, other].map(file => sharp(file).removeAlpha().raw().toBuffer()));
  return Math.sqrt(a!.reduce((sum, value, index) => sum + (value - b![index]!) ** 2, 0) / a!.length);
};

const sources = pages.flatMap(page => all(page, "source")).flatMap(({ attributes }) => attributes.srcset ?? []);
const candidates = new Set(sources.flatMap(srcset => srcset.split(/,\s*/)));
/** The photographs that the pages show 1440 px wide, each with its original in `content/`. */
const wide = [...candidates].flatMap(candidate => {
  const [path = "", width] = candidate.split(" ");
  const name = basename(path, ".avif");
  const files = ["jpg", "png", "webp"].map(ending => join(project, "content/photos", `${name}.${ending}`));
  // A built picture has only the name of its original, so it is unknown if two have one name.
  const [original, another] = files.filter(file => existsSync(file));
  return original && !another && width === "1440w" ? [{ name, file: join(root, path), original }] : [];
});

test.each(wide.slice(0, 4))("the photograph $name looks like its original on a wide screen", async picture => {
  const built = sharp(picture.file);
  const { width, height } = await built.metadata();
  const original = sharp(picture.original).rotate().resize(width, height, { position: "attention" });
  const png = await original.png().toBuffer();
  const reference = await sharp(png).avif(good).toBuffer();
  const limit = await difference(png, reference);
  expect(await difference(png, await built.png().toBuffer())).toBeLessThanOrEqual(limit);
});
