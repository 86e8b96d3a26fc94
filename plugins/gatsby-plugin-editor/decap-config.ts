import { FILE_KINDS, FOLDERS } from "../gatsby-plugin-content/file-kinds";
import type { SchemaSet } from "../gatsby-plugin-content/json-schema";
import { type Form, makeForm, nameIn } from "./fields";
import { FOUND, LABEL } from "./own-keys";
import { order } from "./messages";

/** The configuration of Decap CMS for the backend "proxy" (`answerApi`) or "github". Throws if a form cannot express a schema. */
export function decapConfig(schemas: SchemaSet, backend: Readonly<Record<string, unknown>>) {
  const isLocal = backend["name"] === "proxy";
  const folders = FOLDERS.map(kind => {
    const { label, ...form } = makeForm(kind, schemas);
    const status = form.fields.some(({ name }) => name === "status") ? " · {{fields.status}}" : "";
    return {
      ...{ ...form, label: `${label.replace(/y$/, "ie")}s`, label_singular: label.toLowerCase() },
      ...(isLocal && { description: order.help }),
      ...{ create: true, slug: "{{fields.slug}}", identifier_field: "slug" },
      // A broken file has only an error (`local-api.ts`).
      summary: `{{fields.order}} · {{fields.${nameIn(schemas.get(kind.schema) ?? {}, schemas)}}}${status}{{fields.error}}{{fields.${FOUND}}}`,
      sortable_fields: [{ field: "order", label: "Order", default_sort: "asc" }],
    };
  });
  const files = FILE_KINDS.filter(({ folder }) => !folder).map(kind => makeForm(kind, schemas));
  const summary = `{{fields.${LABEL}}}{{fields.error}}{{fields.${FOUND}}}`;
  const isPage = ({ file }: Form) => file?.startsWith("content/pages/");
  return {
    backend,
    ...(!isLocal && { publish_mode: "editorial_workflow" }),
    load_config_file: false,
    media_folder: "content/photos",
    public_folder: "../photos",
    show_preview_links: !isLocal,
    editor: { preview: isLocal },
    // Folders of entries with one form, and groups of files with a form each. The format is our own (`contentFormat`).
    collections: [
      { name: "pages", label: "Pages", files: files.filter(isPage), format: "content", summary, delete: false },
      // On GitHub, Decap CMS deletes without a pull request.
      ...folders.map(folder => ({ ...folder, format: "content", delete: isLocal })),
      {
        name: "site",
        label: "Whole site",
        files: files.filter(file => !isPage(file)),
        format: "content",
        summary,
        delete: false,
      },
    ],
  };
}

export type EditorConfig = ReturnType<typeof decapConfig>;
