import type { Rule } from "../site";
import { addresses } from "./addresses";
import { homePageAmounts, lengths } from "./amounts";
import { files } from "./files";
import { alternativeTexts, pictures } from "./pictures";
import { texts } from "./texts";
import { agreement, uniqueValues } from "./uniqueness";

/** What the schemas cannot say about one file alone. */
export const RULES: readonly Rule[] = [
  files,
  texts,
  pictures,
  alternativeTexts,
  uniqueValues,
  agreement,
  addresses,
  lengths,
  homePageAmounts,
];
