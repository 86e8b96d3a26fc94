import { nameOf } from "../../forms/proposals";
import type { EditorConfig } from "../../decap-config";
import type { Form } from "../../forms/fields";
import type { Choice } from "../form/form-context";
import type { ListedFile, Store } from "../store/store";
import type { FileGroup } from "./file-list";

/** A file with its form, the heading that it belongs to, and its title. */
type FileWithForm = Readonly<{ path: string; title: string; group: string; form: Form }>;

/** All files that can be opened, and the choices of relations by folder. */
export type LoadedForms = Readonly<{
  files: readonly FileWithForm[];
  choices: ReadonlyMap<string, readonly Choice[]>;
}>;

const orderOf = ({ data }: ListedFile) => Number(data["order"]) || 0;

const titleOf = ({ path, data }: ListedFile) => nameOf(data) || path.slice(path.lastIndexOf("/") + 1);

const choiceOf = (file: ListedFile): Choice => ({
  value: file.path.slice(file.path.lastIndexOf("/") + 1).replace(/\.json$/, ""),
  label: titleOf(file),
});

/** Reads which files there are. */
export async function loadForms({ collections }: EditorConfig, store: Store): Promise<LoadedForms> {
  const choices = new Map<string, readonly Choice[]>();
  const files = await Promise.all(
    collections.map(async (part): Promise<FileWithForm[]> => {
      if ("files" in part)
        return part.files.map(form => ({ path: form.file ?? "", title: form.label, group: part.label, form }));
      const listed = (await store.list(part.folder ?? "")).toSorted((a, b) => orderOf(a) - orderOf(b));
      choices.set(part.name, listed.map(choiceOf));
      return listed.map(file => ({ path: file.path, title: titleOf(file), group: part.label, form: part }));
    }),
  );
  return { files: files.flat(), choices };
}

/** The files below the headings of their kinds, in their order. */
export function groupsOfFiles({ files }: LoadedForms): FileGroup[] {
  const labels = [...new Set(files.map(({ group }) => group))];
  return labels.map(label => ({ label, files: files.filter(({ group }) => group === label) }));
}
