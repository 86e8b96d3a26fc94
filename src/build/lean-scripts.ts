import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/** What is used here of webpack's compiler. */
interface Compiler {
  readonly hooks: { readonly afterEmit: { tap(name: string, action: (compilation: Compilation) => void): void } };
  readonly webpack: {
    readonly BannerPlugin: new (options: object) => { apply(compiler: Compiler): void };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number };
  };
}

interface Compilation {
  readonly assets: Readonly<Record<string, unknown>>;
  readonly buildDependencies: Set<string>;
  hash?: string;
}

/**
 * Packages that Gatsby's entry brings into every page's scripts and that nothing here calls: `<Script>` (with Partytown).
 * It is CommonJS, so webpack cannot leave it out by itself.
 */
const unused = ["gatsby-script"];

/** npm's list of the packages that are installed, beside them. */
const installed = () =>
  resolve(createRequire(resolve("package.json")).resolve("gatsby/package.json"), "../../.package-lock.json");

/**
 * Keeps webpack's cache for as long as the packages are the same. Left to itself, webpack goes through every file that a
 * loader of Gatsby's requires: 48,000 reads, 7 of the 40 seconds of a build that has its pictures. Gatsby drops the cache
 * when its configuration changes, `unfinished-build.ts` when the code of the build does.
 */
const cachePerInstallation = (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap("validity of the cache", ({ buildDependencies }) => {
    buildDependencies.clear();
    buildDependencies.add(installed());
  });

/**
 * Has V8 compile the scripts that a page waits for as a whole, beside it and while they come in. Left to itself, it
 * compiles each of their functions when it is first called, and the page waits for that. The source of the comment:
 * https://v8.dev/blog/explicit-compile-hints. It is put in before the names are hashed, so that it belongs to them.
 */
const compileBeside = (compiler: Compiler) =>
  new compiler.webpack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /^(app|component---.*)-/,
    stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
  }).apply(compiler);

/**
 * Leaves the unused packages, and the maps of the scripts, out of what browsers load, and makes one script of webpack's
 * runtime, React and the site's own, which Gatsby asks for in three requests. Something that calls one of the packages
 * after all fails the build: its import is missing, or it throws when the pages are rendered.
 *
 * Every page carries a hash of all scripts, so that an open one notices new ones. webpack's own depends on what was built
 * before as well; made of the scripts' names, which are hashes of what is in them, it is the same for the same site.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  actions.setWebpackConfig({ plugins: [cachePerInstallation] });
  if (stage !== "build-javascript") return;
  const standIn = resolve("src/build/unused-package.ts");
  actions.setWebpackConfig({
    devtool: false,
    optimization: { runtimeChunk: false, splitChunks: { cacheGroups: { framework: false } } },
    resolve: { alias: Object.fromEntries(unused.map(name => [name, standIn])) },
    module: { parser: { javascript: { exportsPresence: "error" } } },
    plugins: [
      compileBeside,
      (compiler: Compiler) =>
        compiler.hooks.afterEmit.tap("hash of the scripts", compilation => {
          compilation.hash = hashOf(Object.keys(compilation.assets).sort());
        }),
    ],
  });
};

/** In the scripts for visitors, styles are the names of their classes: the rules are in each page's head. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const plugin = { name: resolve("src/build/class-names.cjs"), options: {}, stage };
  actions.setBabelPlugin(plugin);
};

const hashOf = (names: readonly string[]) => createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 20);
