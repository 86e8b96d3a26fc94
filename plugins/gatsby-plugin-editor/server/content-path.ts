import { PICTURE, fileKindOf } from "../../gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { refusals } from "../messages/messages";

/** Returns the path of a picture or content file, which the browser has sent. Throws for any other path. */
export function allowedFile(sent: string): ContentPath {
  const file = sent as ContentPath;
  const isPlain = !/\\|(?:^|\/)\.\.?(?:\/|$)/.test(file);
  if (isPlain && (PICTURE.test(file) || fileKindOf(file))) return file;
  throw new Error(refusals.wrongFile(sent));
}
