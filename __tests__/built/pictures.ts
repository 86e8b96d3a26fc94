import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { project } from "../site/project-under-test";
import { all, pages, root } from "./site";

/** A built photograph in one width. */
export interface BuiltPicture {
  readonly name: string;
  /** In px. */
  readonly width: number;
  readonly file: string;
  /** The photograph in `content/`. */
  readonly original: string;
}

/** All photographs that the pages show, in all their widths. */
export const builtPictures = (): readonly BuiltPicture[] => {
  const sources = pages.flatMap(page => all(page, "source")).flatMap(({ attributes }) => attributes.srcset ?? []);
  const candidates = new Set(sources.flatMap(srcset => srcset.split(/,\s*/)));
  return [...candidates].flatMap(candidate => {
    const [path = "", width = ""] = candidate.split(" ");
    const name = basename(path, ".avif");
    const files = ["jpg", "png", "webp"].map(ending => join(project, "content/photos", `${name}.${ending}`));
    // A built picture has only the name of its original, so it is unknown if two have one name.
    const [original, another] = files.filter(file => existsSync(file));
    return original && !another ? [{ name, width: parseInt(width), file: join(root, path), original }] : [];
  });
};

/** The original at the size of a built picture, as PNG, and the built picture as PNG. */
export const sameSize = async ({ file, original }: BuiltPicture): Promise<readonly [Buffer, Buffer]> => {
  const built = sharp(file);
  const { width, height } = await built.metadata();
  return Promise.all([
    sharp(original).rotate().resize(width, height, { position: "attention" }).png().toBuffer(),
    built.png().toBuffer(),
  ]);
};
