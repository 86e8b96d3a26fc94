import os from "node:os";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * Adds options to every AVIF file. gatsby-plugin-sharp passes sharp only the quality (`process-file.js`), so the defaults
 * are set where they live; the plugin's jobs run in this process.
 */
export const onPreInit: GatsbyNode["onPreInit"] = (_, { chromaSubsampling, effort }) => {
  const encoding = { chromaSubsampling, effort } as AvifOptions;
  const prototype = sharp.prototype as Sharp;
  const { avif } = prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...encoding, ...options });
  };
};

/**
 * Has gatsby-plugin-sharp work on as many pictures at a time as there are cores: it takes one fewer than this variable
 * says. Gatsby has read it before to decide how many processes answer queries; each of these costs six seconds.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = () => {
  process.env.GATSBY_CPU_COUNT ??= String(os.cpus().length + 1);
};
