import { FILE_KINDS, FOLDERS, type FileKind } from "../gatsby-plugin-content/file-kinds";
import type { SchemaSet } from "../gatsby-plugin-content/json-schema";
import { makeForm, nameIn } from "./fields";
import { order } from "./messages";
import { FOUND, LABEL } from "./own-keys";

/** Every form has our own format (`content-format.ts`). */
const FORMAT = "content";

/** What a list shows of a broken file, which has only an error (`reading-actions.ts`), and of a result of a search. */
const ERROR_OR_RESULT = `{{fields.error}}{{fields.${FOUND}}}`;

/** The name of a folder as a label: "case-studies" as "Case studies". */
const labelOfFolder = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A folder of entries with one form. */
function folderOf(kind: FileKind, schemas: SchemaSet, isLocal: boolean) {
  const form = makeForm(kind, schemas);
  const name = nameIn(schemas.get(kind.schema) ?? {}, schemas);
  const status = form.fields.some(field => field.name === "status") ? " · {{fields.status}}" : "";
  return {
    ...form,
    label: labelOfFolder(form.name),
    label_singular: form.label.toLowerCase(),
    description: isLocal ? order.help : undefined,
    format: FORMAT,
    create: true,
    // On GitHub, Decap CMS deletes without a pull request.
    delete: isLocal,
    slug: "{{fields.slug}}",
    identifier_field: "slug",
    summary: `{{fields.order}} · {{fields.${name}}}${status}${ERROR_OR_RESULT}`,
    sortable_fields: [{ field: "order", label: "Order", default_sort: "asc" }],
  };
}

/** A group of single files with a form each. */
const groupOf = (name: string, label: string, kinds: readonly FileKind[], schemas: SchemaSet) => ({
  name,
  label,
  files: kinds.map(kind => makeForm(kind, schemas)),
  format: FORMAT,
  summary: `{{fields.${LABEL}}}${ERROR_OR_RESULT}`,
  delete: false,
});

/** The configuration of Decap CMS for the backend "proxy" (`answerApi`) or "github". Throws if a form cannot express a schema. */
export function decapConfig(schemas: SchemaSet, backend: Readonly<Record<string, unknown>>) {
  const isLocal = backend["name"] === "proxy";
  const singleFiles = FILE_KINDS.filter(({ folder }) => !folder);
  const isPage = ({ path }: FileKind) => path.startsWith("pages/");
  return {
    backend,
    // Without a mode, Decap CMS saves at once; with this one, as a pull request.
    publish_mode: isLocal ? undefined : "editorial_workflow",
    load_config_file: false,
    media_folder: "content/photos",
    public_folder: "../photos",
    show_preview_links: !isLocal,
    editor: { preview: isLocal },
    collections: [
      groupOf("pages", "Pages", singleFiles.filter(isPage), schemas),
      ...FOLDERS.map(kind => folderOf(kind, schemas, isLocal)),
      groupOf(
        "site",
        "Whole site",
        singleFiles.filter(kind => !isPage(kind)),
        schemas,
      ),
    ],
  };
}

export type EditorConfig = ReturnType<typeof decapConfig>;
