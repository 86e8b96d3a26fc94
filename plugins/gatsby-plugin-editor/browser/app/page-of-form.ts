import { addressBelow, addressOfFile, fileOfSlug } from "../../../gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath, SiteAddress } from "../../../gatsby-plugin-content/paths";
import type { Form } from "../../forms/fields";

/** The name of the page of an entry that is not saved yet. */
const NEW_ENTRY = "new-entry";

/** The order of an entry that has no number yet: the last. */
const LAST = 99_999;

/** The file under which the pages show an entry that is not saved yet. */
export const newEntryFile = ({ path }: Form): ContentPath => fileOfSlug(path, NEW_ENTRY);

/** The data of an entry that is not saved yet, as the pages show it. */
export const newEntryOnPage = (typed: JsonObject): JsonObject => ({
  ...typed,
  slug: NEW_ENTRY,
  order: typed["order"] ?? LAST,
});

const HOME = "/" as SiteAddress;

/** The address of the page beside a form: its own, or the home page. */
export const addressBeside = ({ isFolder, page }: Form, file: ContentPath | undefined): SiteAddress => {
  if (file !== undefined) return addressOfFile(file) ?? HOME;
  return isFolder && page !== undefined ? addressBelow(page, NEW_ENTRY) : HOME;
};
