import os from "node:os";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

// gatsby-plugin-sharp runs GATSBY_CPU_COUNT - 1 jobs at a time: this makes it one per core. It reads the variable when it
// is loaded, which is after this plugin.
process.env.GATSBY_CPU_COUNT ??= String(os.cpus().length + 1);

/** How the AVIF files of a kind of picture are made. */
type Kind = Required<Pick<AvifOptions, "quality" | "effort" | "chromaSubsampling">>;

/** The plugin's options in `gatsby-config.ts`: the kinds by name. */
export interface AvifKinds {
  readonly kinds: Readonly<Record<string, Kind>> & {
    /** For queries that name no kind. */
    readonly small: Kind;
  };
}

// Gatsby has no types for the options of a plugin.
const kindsOf = (options: object) => (options as AvifKinds).kinds;

/** Checks the options in `gatsby-config.ts`. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const kind = Joi.object({
    quality: Joi.number().integer().min(1).max(100).required(),
    effort: Joi.number().integer().min(0).max(9).required(),
    chromaSubsampling: Joi.string().valid("4:2:0", "4:4:4").required(),
  });
  return Joi.object({ kinds: Joi.object({ small: kind.required() }).pattern(Joi.string(), kind).required() });
};

/**
 * The kinds by quality: a query names a kind, gatsby-plugin-sharp passes only the quality of it to sharp, and from the
 * quality `onPreInit` finds the kind again. Throws if two kinds have the same quality and different options.
 */
const byQuality = (kinds: AvifKinds["kinds"]): ReadonlyMap<number, Kind> => {
  const found = new Map<number, Kind>();
  for (const [name, kind] of Object.entries(kinds)) {
    const same = found.get(kind.quality) ?? kind;
    if (same.effort !== kind.effort || same.chromaSubsampling !== kind.chromaSubsampling)
      throw new Error(
        `The pictures "${name}" need another quality, or the options of the kind with quality ${kind.quality}.`,
      );
    found.set(kind.quality, kind);
  }
  return found;
};

/** gatsby-plugin-sharp calls `avif` for files of all formats, with `force: false` for all but AVIF. */
const isForOtherFormat = ({ force }: AvifOptions) => force === false;

/**
 * Adds the options of a kind to its AVIF files. gatsby-plugin-sharp passes only the quality (`process-file.js`), so this
 * patches sharp itself. That works because the plugin's jobs run in this process. Throws if no kind has the quality.
 */
export const onPreInit: GatsbyNode["onPreInit"] = (_, options) => {
  const kinds = byQuality(kindsOf(options));
  const prototype = sharp.prototype as Sharp;
  const { avif } = prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  prototype.avif = function (this: Sharp, given: AvifOptions = {}) {
    if (isForOtherFormat(given)) return avif.call(this, given);
    const kind = kinds.get(given.quality ?? 0);
    if (!kind) throw new Error(`No kind of picture in gatsby-config.ts has the AVIF quality ${given.quality}.`);
    return avif.call(this, { ...kind, ...given });
  };
};

/** Adds the names of the kinds to GraphQL. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }, options) =>
  actions.createTypes(`enum PictureKind { ${Object.keys(kindsOf(options)).join(" ")} }`);

/** The parts of GraphQL's types that are needed here. */
interface ImageType {
  getFields: () => Record<
    "gatsbyImageData",
    { args: readonly { name: string; type: unknown; defaultValue?: unknown }[] }
  >;
}
type Resolve = (source: object, args: object, context: object, info: { originalResolver: Resolve }) => unknown;

/** `gatsbyImageData` takes the name of a kind instead of the options of AVIF. An unknown name is an error of the query. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, intermediateSchema }, options) => {
  const kinds = kindsOf(options);
  const image = (intermediateSchema as { getType: (name: string) => unknown }).getType("ImageSharp") as ImageType;
  const usual = image.getFields().gatsbyImageData.args.filter(({ name }) => name !== "avifOptions");
  const args = Object.fromEntries(
    usual.map(({ name, type, defaultValue }) => [name, { type: String(type), defaultValue }]),
  );
  const resolve = (source: object, given: { kind: string }, context: object, info: { originalResolver: Resolve }) => {
    const { kind, ...others } = given;
    const { quality } = kinds[kind] ?? kinds.small;
    return info.originalResolver(source, { ...others, avifOptions: { quality } }, context, info);
  };
  const kind = { type: "PictureKind!", defaultValue: "small" };
  const add = createResolvers as (resolvers: object) => void;
  add({ ImageSharp: { gatsbyImageData: { args: { ...args, kind }, resolve } } });
};
