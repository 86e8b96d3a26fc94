import { PICTURE, fileKindOf } from "../../gatsby-plugin-content/file-kinds";
import { refusals } from "../messages/messages";

/** Returns the path of a picture or content file inside content/, as the browser sends it. Throws for any other path. */
export function allowedFile(file: string): string {
  const isPlain = !/\\|(?:^|\/)\.\.?(?:\/|$)/.test(file);
  if (isPlain && (PICTURE.test(file) || fileKindOf(file))) return file;
  throw new Error(refusals.wrongFile(file));
}
