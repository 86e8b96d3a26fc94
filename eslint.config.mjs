import importPlugin from "eslint-plugin-import";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What the files of a folder must not import: imports only point down the table of folders in the README. */
const forbidden = {
  components: ["layout", "sections", "templates", "pages", "enquiry", "build", "server"],
  sections: ["layout", "templates", "pages", "build", "server"],
  layout: ["sections", "templates", "pages", "enquiry", "build", "server"],
  pages: ["components", "theme", "templates", "build", "server"],
  templates: ["components", "theme", "pages", "build", "server"],
  enquiry: ["components", "layout", "sections", "templates", "pages", "build", "server"],
  theme: ["components", "layout", "sections", "templates", "pages", "enquiry", "build", "server"],
  build: ["components", "layout", "sections", "pages", "enquiry", "server"],
  server: ["components", "layout", "sections", "templates", "pages", "enquiry", "theme"],
};

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      ".content",
      "public",
      ".data",
      ".test-site",
      "deploy",
      "src/gatsby-types.d.ts",
      "test-results",
      "playwright-report",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, jsxA11y.flatConfigs.strict],
    plugins: { "react-hooks": reactHooks },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "max-lines": ["error", { max: 160, skipBlankLines: true, skipComments: true }],
    },
  },
  ...Object.entries(forbidden).map(([folder, others]) => ({
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: others.map(other => `**/${other}/**`),
              message: `src/${folder} may not import this: see the table of folders in the README.`,
            },
          ],
        },
      ],
    },
  })),
  {
    files: ["src/**"],
    plugins: { import: importPlugin },
    settings: {
      "import/extensions": [".ts", ".tsx"],
      "import/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } },
    },
    rules: { "import/no-cycle": ["error", { ignoreExternal: true }] },
  },
  {
    // Fakes answer at once where the real thing is awaited, and a test may rely on what it has just set up.
    files: ["__tests__/**"],
    rules: {
      "@typescript-eslint/no-base-to-string": "off",
      "@typescript-eslint/no-extraneous-class": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["src/build/sharing/content.ts", "src/layout/use-site.ts", "src/components/icon.tsx", "__tests__/**"],
    rules: { "max-lines": "off" },
  },
);
