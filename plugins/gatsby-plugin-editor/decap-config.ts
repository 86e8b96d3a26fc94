import { FILE_KINDS, FOLDERS } from "../gatsby-plugin-content/file-kinds";
import type { SchemaSet } from "../gatsby-plugin-content/json-schema";
import { type Form, formOf, nameIn } from "./fields";

export interface EditorConfig {
  backend: Readonly<Record<string, string>>;
  /** Folders of entries with one form, and groups of files with a form each. */
  collections: (Partial<Form> & { name: string; files?: Form[] })[];
  [setting: string]: unknown;
}

/** The name of our own format (`contentFormat`). */
const format = { format: "content", extension: "json" };

/**
 * The configuration of Decap CMS, made from the schemas of the content. The backend is "proxy", which is this computer
 * (`answerApi`), or "github". Throws for a schema that no form can express.
 */
export function decapConfig(schemas: SchemaSet, backend: EditorConfig["backend"]): EditorConfig {
  const isLocal = backend["name"] === "proxy";
  const folders = FOLDERS.map(kind => {
    const { label, ...form } = formOf(kind, schemas);
    const root = schemas.get(kind.schema) ?? {};
    const { properties = {} } = root;
    return {
      ...{ ...form, ...format, name: kind.path, folder: `content/${kind.path}` },
      ...{ label: `${label.replace(/y$/, "ie")}s`, label_singular: label.toLowerCase() },
      ...{ create: true, slug: "{{fields.slug}}", identifier_field: "slug" },
      // On GitHub, Decap CMS deletes without a pull request.
      delete: isLocal,
      summary: [nameIn(root, schemas), ...("status" in properties ? ["status"] : [])]
        .map(name => `{{fields.${name}}}`)
        .join(" · "),
      sortable_fields: [{ field: "order", label: "Order", default_sort: "asc" }],
    };
  });
  const files = FILE_KINDS.filter(({ folder }) => !folder).map(kind => ({
    ...formOf(kind, schemas),
    file: `content/${kind.path}`,
  }));
  const isPage = ({ file }: { file: string }) => file.startsWith("content/pages/");
  return {
    backend,
    ...(!isLocal && { publish_mode: "editorial_workflow" }),
    load_config_file: false,
    media_folder: "content/photos",
    public_folder: "../photos",
    show_preview_links: !isLocal,
    editor: { preview: isLocal },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      { name: "pages", label: "Pages", ...format, files: files.filter(isPage) },
      ...folders,
      { name: "site", label: "Whole site", ...format, files: files.filter(file => !isPage(file)) },
    ],
  };
}
