import type { FileRule, SiteRule } from "../site";
import { addresses, misspelt } from "./addresses";
import { homePageAmounts, lengths } from "./amounts";
import { files } from "./files";
import { alternativeTexts, pictures } from "./pictures";
import { finished, texts } from "./texts";
import { titles } from "./titles";
import { agreement, uniqueValues } from "./uniqueness";
import { unseen } from "./unseen";

/** What the schemas cannot say about one file. */
export const FILE_RULES: readonly FileRule[] = [texts, finished, agreement, lengths, unseen];

/** What is looked at across files. */
export const SITE_RULES: readonly SiteRule[] = [
  files,
  pictures,
  alternativeTexts,
  uniqueValues,
  addresses,
  misspelt,
  homePageAmounts,
  titles,
];
