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
