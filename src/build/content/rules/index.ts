import type { FileRule, SiteRule } from "../site";
import { addresses } from "./addresses";
import { homePageAmounts, lengths } from "./amounts";
import { files } from "./files";
import { alternativeTexts, pictures } from "./pictures";
import { texts } from "./texts";
import { titles } from "./titles";
import { agreement, uniqueValues } from "./uniqueness";

/** What the schemas cannot say about one file. */
export const FILE_RULES: readonly FileRule[] = [texts, agreement, lengths];

/** What is looked at across files. */
export const SITE_RULES: readonly SiteRule[] = [
  files,
  pictures,
  alternativeTexts,
  uniqueValues,
  addresses,
  homePageAmounts,
  titles,
];
