import { FILE_KINDS, FOLDERS } from "../contract/file-kinds";
import type { SchemaSet } from "../contract/json-schema";
import { type Form, formOf, nameIn } from "./fields";

/** Where the editor reads and writes: the endpoint of this computer, or a repository. */
export type Backend = Readonly<Record<string, string | boolean>>;

interface Collection {
  name: string;
  label: string;
  format: "content";
  extension: "json";
  files?: (Form & { file: string })[];
  folder?: string;
  fields?: Form["fields"];
  schema?: string;
  [setting: string]: unknown;
}

export interface EditorConfig {
  backend: Backend;
  collections: Collection[];
  show_preview_links: boolean;
  [setting: string]: unknown;
}

/** What Decap CMS is told, made of the schemas of the content. Throws for a schema that no form can express. */
export function editorConfig(schemas: SchemaSet, backend: Backend): EditorConfig {
  const format = { format: "content", extension: "json" } as const;
  const isLocal = backend["name"] === "proxy";
  const folders = FOLDERS.map((kind): Collection => {
    const form = formOf(kind, schemas);
    const plural = `${form.label.replace(/y$/, "ie")}s`;
    return {
      ...{ ...form, ...format, name: kind.path, label: plural, label_singular: form.label.toLowerCase() },
      ...{ folder: `content/${kind.path}`, create: true, slug: "{{fields.slug}}", identifier_field: "slug" },
      // A repository would lose the file at once, unchecked.
      delete: isLocal,
      summary: `{{fields.${nameIn(schemas.get(kind.schema) ?? {}, schemas)}}}`,
      sortable_fields: [{ field: "order", label: "Order", default_sort: "asc" }],
    };
  });
  const filesOf = (name: string, label: string, belongs: (path: string) => boolean): Collection => ({
    ...{ ...format, name, label },
    files: FILE_KINDS.filter(({ folder, path }) => !folder && belongs(path)).map(kind => ({
      ...formOf(kind, schemas),
      file: `content/${kind.path}`,
    })),
  });
  const inPages = (path: string) => path.startsWith("pages/");
  return {
    backend,
    load_config_file: false,
    media_folder: "content/photos",
    public_folder: "../photos",
    show_preview_links: !isLocal,
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      filesOf("pages", "Pages", inPages),
      ...folders,
      filesOf("site", "Whole site", path => !inPages(path)),
    ],
  };
}
