import type { DocumentRule, SiteRule } from "../site";
import { aliases } from "./aliases";
import { altText } from "./alt-text";
import { cameraData } from "./camera-data";
import { contactDetails } from "./contact-details";
import { contentFiles } from "./content-files";
import { counts } from "./counts";
import { gallery } from "./gallery";
import { identity } from "./identity";
import { links } from "./links";
import { pageShape } from "./page-shape";
import { pictureReferences } from "./picture-references";
import { repeatedEntries } from "./repeated-entries";
import { textSoundness } from "./text-soundness";
import { typography } from "./typography";

/** What is looked at in each file by itself. */
export const DOCUMENT_RULES: readonly DocumentRule[] = [
  textSoundness,
  typography,
  altText,
  contactDetails,
  pageShape,
  repeatedEntries,
];

/** What is looked at across files. */
export const SITE_RULES: readonly SiteRule[] = [
  contentFiles,
  pictureReferences,
  cameraData,
  gallery,
  identity,
  links,
  aliases,
  counts,
];
