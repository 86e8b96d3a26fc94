import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { slugOf } from "../../../gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { Form } from "../../forms/fields";
import { nameOfEntry } from "../../forms/proposals";
import { appMessages } from "../../messages/app-messages";

/** The heading of a form: the name of an entry, or the label of a page. */
export function headingOfForm({ isFolder, label }: Form, file: ContentPath | undefined, data: JsonObject): string {
  if (!isFolder) return label;
  return nameOfEntry(data) || (file === undefined ? appMessages.newEntry(label.toLowerCase()) : slugOf(file));
}
