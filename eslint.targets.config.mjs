import css from "@eslint/css";
import compat from "eslint-plugin-compat";

/**
 * Checks the built scripts and the style sheet of all components against `browserslist` in package.json. The oldest
 * browser there is Safari 17.0 of September 2023. A feature that a browser lacks fails the run, unless it is listed here
 * with what visitors get instead.
 */
export default [
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
            // Pages and messages follow one another without a fade.
            "view-transition-name",
            // The prefixed property stands beside it.
            "print-color-adjust",
            "text-size-adjust",
            "user-select",
            // Lines end where they are full.
            "text-wrap",
            // What is far below is laid out at once.
            "content-visibility",
            // Browsers without it do not force colours.
            "forced-color-adjust",
            // At the end of a list the page behind it scrolls on.
            "overscroll-behavior",
            "overscroll-behavior-x",
            // Scroll bars look as they do elsewhere in the browser.
            "scrollbar-color",
            "scrollbar-width",
            // Only where `animation-timeline` and `position-area` are known; else the header keeps its look, and a
            // script says where the tooltip is.
            "animation-range",
            "position-try-fallbacks",
            // The field for the message keeps its height.
            "resize",
          ],
          // The underline under the pointer comes at once or not at all; on paper a list may end at the head of a page.
          allowPropertyValues: { "text-decoration": ["transparent"], "break-after": ["avoid"] },
          allowSelectors: [
            // Known to all of them, but younger in browsers that none of our visitors is promised.
            "popover-open",
            // Words that are marked have the browser's colours.
            "selection",
            "view-transition",
            "view-transition-old",
            "view-transition-new",
            "view-transition-group",
            // What is closed on the screen is closed on paper.
            "details-content",
          ],
          allowAtRules: [
            // Menus open without a fade.
            "starting-style",
            // Paper has the printer's margins.
            "page",
          ],
          // The header is as dense as it was designed.
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
        // Gatsby asks whether it is there, and else waits in another way.
        "requestIdleCallback",
        // web-vitals and React ask for a property that is undefined then.
        "document.prerendering",
        "document.wasDiscarded",
        "navigator.scheduling",
        // The slideshow plays, however much a visitor would like to save.
        "navigator.connection",
      ],
    },
    rules: { "compat/compat": "error" },
  },
];
