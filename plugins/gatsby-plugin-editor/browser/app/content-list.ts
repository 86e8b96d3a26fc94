import { basename } from "pathe";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { type ContentPath, type FieldPath, parseFieldPath } from "../../../gatsby-plugin-content/paths";
import { filesIn } from "../../../gatsby-plugin-content/site";
import { readObject } from "../../changes/json-edit";
import { type Forms, formOfFile, sectionsOf } from "../../forms/editor-forms";
import type { Form } from "../../forms/fields";
import { inLabels } from "../../forms/labels";
import { namedPictures } from "../../forms/named-pictures";
import { findWords, comparable, sentenceWith, textsWithPaths } from "../../forms/words";
import { appMessages } from "../../messages/app-messages";
import type { Choice } from "../form/form-context";
import { headingOfForm } from "./heading-of-form";

/** A file as the lists show it. */
export type ListedFile = Readonly<{
  file: ContentPath;
  form: Form;
  title: string;
  /** Its number in the order of its folder. */
  order: number | undefined;
  /** Whether the page is published, in the words of its form. */
  status: string | undefined;
  /** Its first picture. */
  picture: ContentPath | undefined;
  /** What is wrong with a file that cannot be read, with its line. */
  fault: string | undefined;
  data: JsonObject;
}>;

/** A part of the list of all files. A folder has entries, which have an order and can be added. */
export type ListedSection = Readonly<{
  name: string;
  label: string;
  folder: Form | undefined;
  files: readonly ListedFile[];
}>;

/** All files in the parts of the list. */
export function listContent(forms: Forms, texts: ReadonlyMap<ContentPath, string>): ListedSection[] {
  return sectionsOf(forms).map(section => {
    const [form] = section.forms;
    const isFolder = form?.isFolder === true;
    const files = section.forms.flatMap(each => (each.isFolder ? filesIn({ files: texts }, each.path) : [each.path]));
    const listed = files.flatMap(file => listedFile(forms, file, texts.get(file)) ?? []);
    return { ...section, folder: isFolder ? form : undefined, files: isFolder ? listed.toSorted(byOrder) : listed };
  });
}

const byOrder = (one: ListedFile, other: ListedFile) => (one.order ?? Infinity) - (other.order ?? Infinity);

function listedFile(forms: Forms, file: ContentPath, text: string | undefined): ListedFile | undefined {
  const form = formOfFile(forms, file);
  if (!form || text === undefined) return undefined;
  const { data, fault } = readObject(text);
  const { order, status } = data;
  return {
    file,
    form,
    title: headingOfForm(form, file, data),
    order: typeof order === "number" ? order : undefined,
    status: typeof status === "string" ? status : undefined,
    picture: namedPictures(file, data)[0],
    fault,
    data,
  };
}

/** The entries of a folder as choices of a relation. */
export const choicesIn = (sections: readonly ListedSection[], folder: ContentPath): Choice[] =>
  (sections.find(section => section.folder?.path === folder)?.files ?? []).map(({ file, title }) => ({
    value: basename(file, ".json"),
    label: title,
  }));

/** A text that was found: the field that has it, and the sentence with it. */
export type FoundText = Readonly<{
  file: ContentPath;
  title: string;
  field: FieldPath | undefined;
  sentence: string;
}>;

/** The files whose title or texts have these words. */
export function findInContent(sections: readonly ListedSection[], words: string): FoundText[] {
  if (comparable(words) === "") return [];
  return sections
    .flatMap(({ files }) => files)
    .flatMap(({ file, form, title, data }): FoundText[] => {
      const found = findWords(textsWithPaths(data), words);
      if (found) {
        const sentence = `${inLabels(found.path, form.fields)}: ${sentenceWith(found.text, words)}`;
        return [{ file, title, field: parseFieldPath(found.path), sentence }];
      }
      return comparable(title).includes(comparable(words)) ? [{ file, title, field: undefined, sentence: "" }] : [];
    });
}

/** The next number in the order of a folder. */
export const nextOrderIn = ({ files }: ListedSection): number =>
  Math.max(0, ...files.map(({ order }) => order ?? 0)) + 1;

/** What a list says beside the title of a file. */
export const remarkOn = ({ fault, status }: ListedFile): string | undefined =>
  fault === undefined ? status : appMessages.broken;
