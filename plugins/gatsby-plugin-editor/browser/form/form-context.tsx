import { type ComponentType, type Dispatch, createContext, useContext } from "react";
import type { ContentPath, FieldPath, WrittenPath } from "../../../gatsby-plugin-content/paths";
import type { Field, FieldByKind } from "../../forms/fields";
import type { FormAction } from "../state/form-state";
import type { FormValue } from "../state/form-value";
import type { NewPicture } from "../store/store";

/** What is wrong with the fields of a form, by their paths. */
export type Faults = ReadonlyMap<WrittenPath, string>;

/** A choice of a relation: what the file has, and what an editor reads. */
export type Choice = Readonly<{ value: string; label: string }>;

/** What a field of a kind gets. */
export type FieldProperties<Kind extends Field = Field> = Readonly<{
  field: Kind;
  path: FieldPath;
  /** As `path`, but with the keys of list entries. It stays when an entry is moved. */
  keyPath: string;
  value: FormValue;
  /** The picture of the group around the field. */
  picture?: ContentPath | undefined;
}>;

/** A component for each kind of field. */
export type FieldKinds = Readonly<{
  [Kind in keyof FieldByKind]: ComponentType<FieldProperties<FieldByKind[Kind]>>;
}>;

/** What every field of an open form can use. */
export interface OpenForm {
  /** In the context, because a list has fields of all kinds, and would import itself. */
  readonly kinds: FieldKinds;
  readonly dispatch: Dispatch<FormAction>;
  readonly faults: Faults;
  /** The key paths of unfolded groups and entries. */
  readonly unfolded: ReadonlySet<string>;
  readonly fold: (keyPath: string, path: FieldPath, unfolded: boolean) => void;
  /** Says a sentence to screen readers. */
  readonly announce: (sentence: string) => void;
  /** The entries of a folder, for a relation. */
  readonly choices: (folder: ContentPath) => readonly Choice[];
  /** A picture for an `<img>`. */
  readonly readPicture: (file: ContentPath) => Promise<Blob>;
  /** The pictures that are in a folder already. */
  readonly picturesIn: (folder: ContentPath) => Promise<readonly ContentPath[]>;
  readonly addPicture: (picture: NewPicture) => void;
}

const Context = createContext<OpenForm | undefined>(undefined);

export const OpenFormProvider = Context.Provider;

/** The open form around a field. Throws outside of one. */
export function useOpenForm(): OpenForm {
  const form = useContext(Context);
  if (!form) throw new Error("A field needs an open form around it.");
  return form;
}
