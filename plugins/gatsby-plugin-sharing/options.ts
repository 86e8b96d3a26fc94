/** Looks of a social card. */
export interface CardStyle {
  /** As hex codes with six digits: `brand` for the rule and icons, `ink` behind the texts, `muted` for the small text. */
  readonly colors: Readonly<Record<"brand" | "ink" | "paper" | "muted", string>>;
  /** Radius of corners, as in CSS. */
  readonly radius: string;
  /** Path of the card's font, from the project's root: a format that satori reads (no WOFF2). */
  readonly cardFont: string;
}

/** The plugin's options in `gatsby-config.ts`. */
export interface SharingOptions extends CardStyle {
  /** The canonical paths of the overview's pages, for this number of projects. */
  readonly overviewPaths: (projects: number) => readonly string[];
}
