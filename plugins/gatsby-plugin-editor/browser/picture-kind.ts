import type { PictureKind } from "../../gatsby-plugin-content/picture-files";

/** The part of a widget's properties that opens the list of pictures: https://decapcms.org/docs/custom-widgets/ */
interface Opener {
  field: { get: (setting: "kind") => unknown };
  onOpenMediaLibrary: (...given: unknown[]) => unknown;
}

let kind: PictureKind | undefined;

/** The kind of picture that the list was last opened for, in this form. */
export const chosenKind = () => kind;

/** The properties of a control for a picture; they remember for which kind of picture it opens the list. */
export const rememberKind = <Properties extends object>(properties: Properties): Properties & Opener => {
  const opener = properties as Properties & Opener;
  return {
    ...opener,
    onOpenMediaLibrary: (...given: unknown[]) => {
      kind = opener.field.get("kind") as PictureKind;
      return opener.onOpenMediaLibrary(...given);
    },
  };
};

// Outside of a form, the list serves no field.
addEventListener("hashchange", () => (kind = undefined));
