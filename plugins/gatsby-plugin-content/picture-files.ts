/** What a place for a picture is for: the format of its field in the schemas. */
export type PictureKind = "picture" | "logo";

/** The endings of the files that each kind of place shows. In its own file, because the editor's page bundles it. */
export const PICTURE_ENDINGS: Readonly<Record<PictureKind, readonly string[]>> = {
  picture: ["jpg", "jpeg", "png", "webp"],
  logo: ["svg"],
};

const ADVICE: Readonly<Record<PictureKind, string>> = {
  picture: "A photograph must be a JPEG, PNG or WebP file. Export it as one of these, and choose that.",
  logo: "A logo must be an SVG file: ask its owner for one. A JPEG or PNG that is only renamed does not do.",
};

/** Why a file with this ending cannot be chosen for a place, and what to do; undefined if it can be. */
export const refusalOf = (ending: string, kind: PictureKind): string | undefined =>
  PICTURE_ENDINGS[kind].includes(ending) ? undefined : ADVICE[kind];
