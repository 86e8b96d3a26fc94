import { addressOfFile, pagePath } from "../../../gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { Form } from "../../forms/fields";

/** The name of the page of an entry that is not saved yet. */
const NEW_ENTRY = "new-entry";

/** The order of an entry that has no number yet: the last. */
const LAST = 99_999;

/** The path inside content/ under which the pages show an entry that is not saved yet. */
export const newEntryFile = ({ path }: Form): string => `${path}/${NEW_ENTRY}.json`;

/** The data of an entry that is not saved yet, as the pages show it. */
export const newEntryOnPage = (typed: JsonObject): JsonObject => ({
  ...typed,
  slug: NEW_ENTRY,
  order: typed["order"] ?? LAST,
});

/** The path of the page beside a form: its own, or the home page. */
export const addressBeside = ({ isFolder, page }: Form, file: string | undefined): string => {
  if (file !== undefined) return addressOfFile(file) ?? "/";
  return isFolder && page !== undefined ? pagePath(page, NEW_ENTRY) : "/";
};
