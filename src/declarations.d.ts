declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff" | "woff2";
    /** Tags of OpenType features. */
    readonly keepFeatures?: readonly string[];
    /** The value or range to keep of each axis of a variable font. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  /** Returns the font with the glyphs of these characters only. Throws if it is not a font. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}

/** Gatsby's path prefix, for a site that is not at the root of its host; Gatsby fills it in. */
declare const __PATH_PREFIX__: string;

interface Navigator {
  /** Not in all browsers: https://wicg.github.io/savedata/#save-data-attribute */
  readonly connection?: { readonly saveData: boolean };
}

declare namespace NodeJS {
  interface Require {
    /** webpack's list of all modules of a folder. */
    context(folder: string, recursive: boolean, files: RegExp): { keys(): readonly string[]; (name: string): unknown };
  }
}
