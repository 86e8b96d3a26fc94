import { FILE_KINDS, fileKindOf } from "../../gatsby-plugin-content/file-kinds";
import type { SchemaSet } from "../../gatsby-plugin-content/json-schema";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import type { Form } from "./fields";
import { makeForm } from "./make-form";

/** The forms of all kinds of files, by the names of their schemas. */
export type Forms = ReadonlyMap<string, Form>;

/** Makes the forms of all kinds of files. Throws if a form cannot express a schema. */
export const formsOf = (schemas: SchemaSet): Forms =>
  new Map(FILE_KINDS.map(kind => [kind.schema, makeForm(kind, schemas)]));

/** The form of a file; undefined if no content file may be there. */
export const formOfFile = (forms: Forms, file: ContentPath): Form | undefined =>
  forms.get(fileKindOf(file)?.schema ?? "");

/** A part of the editor's list of files: a folder, or a group of single files. */
export type Section = Readonly<{ name: string; label: string; forms: readonly Form[] }>;

/** The name of a folder as a label: "case-studies" as "Case studies". */
const labelOfFolder = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** All forms in the parts in which the editor lists their files: pages, each folder, and what the whole site has. */
export function sectionsOf(forms: Forms): Section[] {
  const all = [...forms.values()];
  const isPage = ({ path }: Form) => path.startsWith("pages/");
  const single = all.filter(({ isFolder }) => !isFolder);
  const folders = all.filter(({ isFolder }) => isFolder);
  return [
    { name: "pages", label: "Pages", forms: single.filter(isPage) },
    ...folders.map(form => ({ name: form.path, label: labelOfFolder(form.path), forms: [form] })),
    { name: "site", label: "Whole site", forms: single.filter(form => !isPage(form)) },
  ];
}
