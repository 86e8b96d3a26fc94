import type { Rule } from "../site";
import { addresses, misspelt } from "./addresses";
import { homePageAmounts, lengths, titles } from "./amounts";
import { emoji } from "./emoji";
import { files } from "./files";
import { alternativeTexts, pictures } from "./pictures";
import { finished, texts } from "./texts";
import { agreement, uniqueValues } from "./uniqueness";
import { unseen } from "./unseen";

const FILE_RULES = [texts, finished, agreement, lengths, unseen, emoji];
const SITE_RULES = [files, pictures, alternativeTexts, uniqueValues, addresses, misspelt, homePageAmounts, titles];

/** Checks that schemas cannot express: first of single files, then of all files together. */
export const RULES: readonly Rule[] = [...FILE_RULES, ...SITE_RULES];
