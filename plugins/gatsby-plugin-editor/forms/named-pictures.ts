import { PICTURE } from "../../gatsby-plugin-content/file-kinds";
import { type ContentPath, namedFrom } from "../../gatsby-plugin-content/paths";
import { textsIn } from "./typography";

/** The pictures that the data of a file name, in their order. */
export const namedPictures = (file: ContentPath, data: unknown): ContentPath[] =>
  textsIn(data)
    .filter(text => /^\.{1,2}\//.test(text))
    .map(way => namedFrom(file, way))
    .filter(picture => PICTURE.test(picture));
