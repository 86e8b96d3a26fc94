import { PICTURE } from "../../gatsby-plugin-content/file-kinds";
import { textsIn } from "./typography";

/** The pictures that the data of a file name, by their paths inside content/, in their order. */
export const namedPictures = (data: unknown): string[] =>
  textsIn(data)
    .flatMap(text => /^\.{1,2}\/(.+)$/.exec(text)?.[1] ?? [])
    .filter(file => PICTURE.test(file));
