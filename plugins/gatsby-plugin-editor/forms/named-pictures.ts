import { PICTURE } from "../../gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { textsIn } from "./typography";

/** The pictures that the data of a file name, in their order. */
export const namedPictures = (data: unknown): ContentPath[] =>
  textsIn(data)
    .flatMap(text => /^\.{1,2}\/(.+)$/.exec(text)?.[1] ?? [])
    .filter((file): file is ContentPath => PICTURE.test(file));
