import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { parseObject } from "../../changes/json-edit";
import { copyOf } from "../../forms/copies";
import { type Forms, formOfFile } from "../../forms/editor-forms";
import type { Form } from "../../forms/fields";
import { newEntryData } from "../../forms/new-entry";
import { appMessages } from "../../messages/app-messages";
import { refusals } from "../../messages/messages";
import { keptWords } from "../saving/kept-words";
import { type ListedSection, nextOrderIn } from "./content-list";
import type { Route } from "./use-route";

/** What a form is opened with. */
export type FormToOpen = Readonly<{
  form: Form;
  /** The data of the file; undefined for a new entry. */
  opened: JsonObject | undefined;
  /** The data that the form shows first. */
  shown: JsonObject;
  /** The data of a new entry before anything was typed: they need no save. Of a file, those of the file. */
  untouched: JsonObject;
  /** Whether these are words from before that were not saved. */
  isKept: boolean;
  /** The next number in the order of the folder. */
  nextOrder: number | undefined;
}>;

/** Why the form of a route cannot be opened. */
export type CannotOpen = Readonly<{ reason: string }>;

/** The name under which the unsaved words of a form are kept: its file, or the folder of a new entry. */
export const keptName = (form: Form, file: ContentPath | undefined): string => file ?? form.path;

/** Finds what the form of a route is opened with. Undefined: the route has no form. */
export function formToOpen(
  route: Route,
  forms: Forms,
  sections: readonly ListedSection[],
  texts: ReadonlyMap<ContentPath, string>,
): FormToOpen | CannotOpen | undefined {
  if (route.kind === "file") return formOfText(forms, sections, texts, route.file);
  if (route.kind === "new") return formOfNewEntry(sections, texts, route);
  return undefined;
}

function formOfText(
  forms: Forms,
  sections: readonly ListedSection[],
  texts: ReadonlyMap<ContentPath, string>,
  file: ContentPath,
): FormToOpen | CannotOpen {
  const form = formOfFile(forms, file);
  const listed = sections.flatMap(({ files }) => files).find(candidate => candidate.file === file);
  const text = texts.get(file);
  if (!form || !listed || text === undefined) return { reason: appMessages.noFile(file) };
  if (listed.fault !== undefined) return { reason: refusals.broken(file, listed.fault) };
  const kept = keptWords(keptName(form, file));
  const opened = kept?.opened ?? parseObject(text);
  return {
    form,
    opened,
    shown: kept?.typed ?? opened,
    untouched: opened,
    isKept: kept !== undefined,
    nextOrder: undefined,
  };
}

function formOfNewEntry(
  sections: readonly ListedSection[],
  texts: ReadonlyMap<ContentPath, string>,
  { folder, copyOf: original }: Extract<Route, { kind: "new" }>,
): FormToOpen | CannotOpen {
  const section = sections.find(candidate => candidate.folder?.path === folder);
  const form = section?.folder;
  if (!form) return { reason: appMessages.noFile(folder) };
  const nextOrder = nextOrderIn(section);
  const untouched = { ...newEntryData(form.fields), order: nextOrder };
  const start = { form, opened: undefined, untouched, nextOrder };
  if (original !== undefined) {
    const text = texts.get(original);
    if (text === undefined) return { reason: appMessages.noFile(original) };
    const typed = keptWords(original)?.typed ?? parseObject(text);
    const copy = { ...copyOf(typed, form.fields), order: nextOrder };
    return { ...start, shown: copy, isKept: false };
  }
  const kept = keptWords(keptName(form, undefined));
  return { ...start, shown: kept?.typed ?? untouched, isKept: kept !== undefined };
}
