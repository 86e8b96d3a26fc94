import os from "node:os";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

// gatsby-plugin-sharp runs GATSBY_CPU_COUNT - 1 jobs at a time: this makes it one per core. It reads the variable when it
// is loaded, which is after this plugin.
process.env.GATSBY_CPU_COUNT ??= String(os.cpus().length + 1);

/** How AVIF files are made, besides their quality, which each query says. The figures are in docs/measured.md. */
const lean: AvifOptions = { effort: 3, chromaSubsampling: "4:2:0" };

/**
 * Adds these options to all AVIF files. gatsby-plugin-sharp passes only the quality (`process-file.js`), so this patches
 * sharp itself. That works because the plugin's jobs run in this process.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const prototype = sharp.prototype as Sharp;
  const { avif } = prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...lean, ...options });
  };
};
