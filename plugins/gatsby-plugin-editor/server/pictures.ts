import { hash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import sharp from "sharp";
import { PICTURE } from "../../gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { allowedFile } from "./content-path";

/** In px: the width of a picture in a form. */
const FORM_WIDTH = 320;

/** A picture for an `<img>`: its kind and its bytes in base64. */
export type SmallPicture = Readonly<{ type: string; base64: string }>;

/** Reads the pictures of a content folder in the small size of the forms. */
export function picturesOf(content: string) {
  /** By the hash of the file: every form asks for its pictures when it opens. */
  const known = new Map<string, Promise<SmallPicture>>();

  const scaled = async (bytes: Buffer): Promise<SmallPicture> => {
    const { data, info } = await sharp(bytes).resize(FORM_WIDTH).toBuffer({ resolveWithObject: true });
    return { type: `image/${info.format}`, base64: data.toString("base64") };
  };

  return {
    /** A small picture. An SVG is sent as it is. Rejects if there is none, or if it cannot be read. */
    picture: async ({ file }: { file: string }): Promise<SmallPicture> => {
      const bytes = await readFile(join(content, allowedFile(file)));
      if (file.endsWith(".svg")) return { type: "image/svg+xml", base64: bytes.toString("base64") };
      const key = hash("sha1", bytes);
      const small = known.get(key) ?? scaled(bytes);
      known.set(key, small);
      return small;
    },

    /** The pictures that are in a folder. */
    pictures: async ({ folder }: { folder: string }): Promise<ContentPath[]> => {
      const names = await readdir(join(content, folder)).catch(() => []);
      return names.map(name => posix.join(folder, name) as ContentPath).filter(file => PICTURE.test(file));
    },
  };
}
