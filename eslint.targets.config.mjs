import css from "@eslint/css";
import compat from "eslint-plugin-compat";
import { elementsOf } from "./plugins/gatsby-plugin-hosting/read-html.ts";

/** Reads the styles in a page as CSS files. */
const inPages = {
  preprocess: (/** @type {string} */ html) => {
    const styles = elementsOf(html).filter(({ name }) => name === "style");
    return styles.map(({ text }, at) => ({ text, filename: `${at}.css` }));
  },
  postprocess: (/** @type {object[][]} */ problems) => problems.flat(),
};

/**
 * Checks the built scripts, style sheets and the styles in the pages against `browserslist` in package.json. The oldest
 * browser there is Safari 17.0 of September 2023. Fails if a browser lacks a feature, unless the feature is listed here
 * with its fallback.
 */
export default [
  { files: ["**/*.html"], plugins: { styles: { processors: { inPages } } }, processor: "styles/inPages" },
  {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: 2023,
          allowProperties: [
            // Pages and messages change without a fade.
            "view-transition-name",
            // The prefixed property is there too.
            "box-decoration-break",
            "print-color-adjust",
            "text-size-adjust",
            "user-select",
            // Lines break only when they are full.
            "text-wrap",
            // Sections far below are laid out at once; pictures below the screen and the font of the emoji load earlier.
            "content-visibility",
            // Browsers without it do not force colours.
            "forced-color-adjust",
            // At the end of a list the page behind it scrolls.
            "overscroll-behavior",
            "overscroll-behavior-x",
            // Scroll bars look as they do elsewhere in the browser.
            "scrollbar-color",
            "scrollbar-width",
            // Only with support for `animation-timeline` and `position-area`. Otherwise the header does not change,
            // and a script positions the tooltip.
            "animation-range",
            "position-try-fallbacks",
            // The field for the message keeps its height.
            "resize",
            // The progress bar of photographs has the browser's colour.
            "accent-color",
          ],
          // The hover underline appears at once or not at all; on paper a list may end at the top of a page.
          allowPropertyValues: { "text-decoration": ["transparent"], "break-after": ["avoid"] },
          allowSelectors: [
            // All targets know it. The data also count browsers that are no target.
            "popover-open",
            // Selected text has the browser's colours.
            "selection",
            "view-transition",
            "view-transition-old",
            "view-transition-new",
            "view-transition-group",
            // Closed disclosures stay closed on paper.
            "details-content",
          ],
          allowAtRules: [
            // Menus open without a fade.
            "starting-style",
            // The printer's margins apply.
            "page",
          ],
          // The header keeps its normal transparency.
          allowMediaConditions: ["prefers-reduced-transparency"],
        },
      ],
    },
  },
  {
    files: ["**/*.js"],
    plugins: { compat },
    languageOptions: { ecmaVersion: 2022, sourceType: "script" },
    linterOptions: { noInlineConfig: true },
    settings: {
      lintAllEsApis: true,
      polyfills: [
        // Gatsby tests for it, and has another way to wait.
        "requestIdleCallback",
        // web-vitals and React read a property, which is then undefined.
        "document.prerendering",
        "document.wasDiscarded",
        "navigator.scheduling",
        // The slideshow also plays for visitors who save data.
        "navigator.connection",
      ],
    },
    rules: { "compat/compat": "error" },
  },
];
