declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff" | "woff2";
    /** What to keep of each axis of a variable font. */
    readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  /** The font with the glyphs of these characters only. Throws when it is not a font. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}

/** What stands before all paths of a site that is not at the top of its host; Gatsby fills it in. */
declare const __PATH_PREFIX__: string;

interface Navigator {
  /** Not in all browsers: https://wicg.github.io/savedata/#save-data-attribute */
  readonly connection?: { readonly saveData: boolean };
}
