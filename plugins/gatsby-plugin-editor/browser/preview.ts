import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { type Forms, formOf } from "../forms";
import { hasUnsavedChanges } from "./decap/store";
import { dropDraft, showLater } from "./draft";
import { type GetAsset, NEW_ENTRY, draftOfFile, draftOfNewEntry } from "./form-draft";
import { followFields } from "./page-follows-form";
import { previewPane } from "./preview-pane";
import { followServer } from "./server-pulse";
import { endLook } from "./version-on-page";

/** Below this width in px, the form has no page beside it. */
const WIDTH_WITH_PAGE = 900;

/** What Decap CMS gives to a preview: https://decapcms.org/docs/customization/ */
type Properties = Readonly<{
  entry: { toJS: () => { slug: string; path: string; data: JsonObject } };
  getAsset: GetAsset;
}>;

/** The path of the page of an entry of a folder. Without a name, that of the home page. */
const pageOfEntry = (page: string | undefined, name: string) => (page && name ? `${page}/${name}` : "/");

/** Makes the preview: the page of an entry, or the home page. It follows the form and shows it as typed. */
export function sitePreview(forms: Forms) {
  CMS.registerPreviewStyle("/admin/preview.css");
  followFields();
  addEventListener("hashchange", dropDraft);
  addEventListener("pagehide", dropDraft);
  addEventListener("pagehide", endLook);
  followServer();

  return ({ entry, getAsset }: Properties) => {
    const { slug, path, data } = entry.toJS();
    const { fields, page, folder } = formOf(forms, data);
    const isNew = !path && folder !== undefined;
    const form = { data, fields, getAsset };
    if (!hasUnsavedChanges()) dropDraft();
    // A phone shows no page.
    else if (innerWidth >= WIDTH_WITH_PAGE)
      showLater(() => (isNew ? draftOfNewEntry(folder, form) : draftOfFile(path, form)));
    if (folder === undefined) return previewPane(page ?? "/");
    return previewPane(pageOfEntry(page, isNew ? NEW_ENTRY : slug));
  };
}
