import type { ContentPath, SiteAddress } from "../../gatsby-plugin-content/paths";
import type { PictureKind } from "../../gatsby-plugin-content/picture-files";

/** How many characters a text may have. */
export type Limits = Readonly<{ least: number; most: number }>;

/** What every field has. `hint` says what belongs in it. */
type Common = Readonly<{ name: string; label: string; hint: string | undefined; required: boolean }>;

/** A text. A long one is shown in several lines, and is saved as one. */
export type TextField = Common & Readonly<{ kind: "text" | "longText"; limits: Limits | undefined }>;
export type NumberField = Common & Readonly<{ kind: "number" }>;
/** A switch: on or off. */
export type SwitchField = Common & Readonly<{ kind: "switch" }>;
/** One of fixed words. */
export type ChoiceField = Common & Readonly<{ kind: "choice"; options: readonly string[] }>;
/** An entry of another folder, by its slug. */
export type RelationField = Common & Readonly<{ kind: "relation"; folder: ContentPath }>;
/** A picture. Its file is in `folder`; the file of the form names it below `relativeFolder`. */
export type PictureField = Common &
  Readonly<{ kind: "picture"; pictureKind: PictureKind; folder: ContentPath; relativeFolder: string }>;
/** The part of a picture that must stay in view. */
export type FocusField = Common & Readonly<{ kind: "focus" }>;
/** A group of fields. An optional one can be taken off the page. `titleField` names its field that names it. */
export type GroupField = Common &
  Readonly<{ kind: "group" | "optionalGroup"; fields: readonly Field[]; titleField: string }>;
/** A list of groups. Without `min` it may be empty, and then stays in the file. `entryName`: what an entry is called. */
export type ListField = Common &
  Readonly<{
    kind: "list";
    entryName: string;
    min: number | undefined;
    fields: readonly Field[];
    titleField: string;
  }>;
/** A list of texts or of other single values. */
export type ValueListField = Common &
  Readonly<{ kind: "valueList"; entryName: string; min: number | undefined; entry: Field }>;
/** A value that nobody edits: the name of the schema. */
export type HiddenField = Common & Readonly<{ kind: "hidden"; value: string }>;

/** The fields of each kind. */
export type FieldByKind = {
  text: TextField;
  longText: TextField;
  number: NumberField;
  switch: SwitchField;
  choice: ChoiceField;
  relation: RelationField;
  picture: PictureField;
  focus: FocusField;
  group: GroupField;
  optionalGroup: GroupField;
  list: ListField;
  valueList: ValueListField;
  hidden: HiddenField;
};

/** A field of a form: the render model of a property in a schema. */
export type Field = FieldByKind[keyof FieldByKind];

/** The fields inside a group, or inside the entries of a list. */
export const fieldsInside = (field: Field): readonly Field[] => ("fields" in field ? field.fields : []);

/** The form of a kind of file. */
export type Form = Readonly<{
  /** The name of the schema. */
  schema: string;
  label: string;
  /** The file's page. For a folder: the address above the pages of its files. */
  page: SiteAddress | undefined;
  /** The file, or the folder of the files. */
  path: ContentPath;
  isFolder: boolean;
  fields: readonly Field[];
}>;
