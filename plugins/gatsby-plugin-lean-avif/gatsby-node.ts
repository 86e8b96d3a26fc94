import os from "node:os";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * Adds the options of each quality to its AVIF files. gatsby-plugin-sharp passes only the quality (`process-file.js`), so
 * this patches sharp itself. That works because the plugin's jobs run in this process.
 */
export const onPreInit: GatsbyNode["onPreInit"] = (_, { byQuality }) => {
  const prototype = sharp.prototype as Sharp;
  const { avif } = prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  prototype.avif = function (this: Sharp, options: AvifOptions = {}) {
    const added = (byQuality as Record<number, AvifOptions>)[options.quality ?? 0];
    return avif.call(this, { ...added, ...options });
  };
};

/**
 * gatsby-plugin-sharp runs GATSBY_CPU_COUNT - 1 jobs: this makes it one per core. Gatsby itself has read the variable
 * before this hook, so it starts no further query processes, which cost six seconds each.
 */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => {
  process.env.GATSBY_CPU_COUNT ??= String(os.cpus().length + 1);
};
