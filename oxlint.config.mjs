import { defineConfig } from "oxlint";

/** Folders whose code is not part of the site. */
const tooling = ["plugins", "tools"];

/** The folders that each folder must not import; see the list of folders in the README. */
const forbidden = {
  "src/hooks": [
    "components",
    "pictures",
    "layout",
    "navigation",
    "sections",
    "templates",
    "pages",
    "enquiry",
    ...tooling,
  ],
  "src/pictures": ["components", "layout", "navigation", "sections", "templates", "pages", "enquiry", ...tooling],
  "src/components": ["layout", "navigation", "sections", "templates", "pages", "enquiry", ...tooling],
  "src/sections": ["layout", "navigation", "templates", "pages", ...tooling],
  // May import gatsby-plugin-hosting: hosts and the page for missing addresses know the same wrong endings.
  "src/layout": ["pictures", "sections", "templates", "pages", "enquiry", "tools"],
  "src/navigation": ["components", "pictures", "layout", "sections", "templates", "pages", "enquiry", ...tooling],
  "src/pages": ["components", "pictures", "hooks", "enquiry", "navigation", "theme", "templates", ...tooling],
  "src/templates": ["components", "pictures", "hooks", "enquiry", "navigation", "theme", "pages", ...tooling],
  "src/enquiry": ["components", "pictures", "layout", "navigation", "sections", "templates", "pages", ...tooling],
  // May import gatsby-plugin-static-emotion.
  "src/theme": [
    "hooks",
    "pictures",
    "components",
    "layout",
    "navigation",
    "sections",
    "templates",
    "pages",
    "enquiry",
    "tools",
  ],
  "tools/server": [
    "hooks",
    "pictures",
    "components",
    "layout",
    "navigation",
    "sections",
    "templates",
    "pages",
    "theme",
    "launch-check",
    "font",
  ],
};

/** Forbids imports from these folders, also of types. */
const pattern = (folders, importer) => ({
  group: folders.map(folder => `**/${folder}/**`),
  message: `${importer} may not import this: see the list of folders in the README.`,
});

/** Rules beyond certain errors: against unsafe types, and for simpler code. */
const strict = [
  "no-array-constructor",
  "no-useless-constructor",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
  "typescript/no-deprecated",
  "typescript/no-dynamic-delete",
  "typescript/no-empty-object-type",
  "typescript/no-explicit-any",
  "typescript/no-extraneous-class",
  "typescript/no-generated-empty-object-type",
  "typescript/no-invalid-void-type",
  "typescript/no-misused-promises",
  "typescript/no-mixed-enums",
  "typescript/no-namespace",
  "typescript/no-non-null-asserted-nullish-coalescing",
  "typescript/no-non-null-assertion",
  "typescript/no-require-imports",
  "typescript/no-unnecessary-boolean-literal-compare",
  "typescript/no-unnecessary-condition",
  "typescript/no-unnecessary-template-expression",
  "typescript/no-unnecessary-type-arguments",
  "typescript/no-unnecessary-type-assertion",
  "typescript/no-unnecessary-type-constraint",
  "typescript/no-unnecessary-type-conversion",
  "typescript/no-unnecessary-type-parameters",
  "typescript/no-unsafe-argument",
  "typescript/no-unsafe-assignment",
  "typescript/no-unsafe-call",
  "typescript/no-unsafe-enum-comparison",
  "typescript/no-unsafe-function-type",
  "typescript/no-unsafe-member-access",
  "typescript/no-unsafe-return",
  "typescript/only-throw-error",
  "typescript/prefer-literal-enum-member",
  "typescript/prefer-promise-reject-errors",
  "typescript/prefer-reduce-type-parameter",
  "typescript/prefer-return-this-type",
  "typescript/related-getter-setter-pairs",
  "typescript/require-await",
  "typescript/unified-signatures",
  "typescript/use-unknown-in-catch-callback-variable",
  "react/exhaustive-deps",
  "react/rules-of-hooks",
];

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "jsx-a11y", "import", "oxc"],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error", denyWarnings: true },
  categories: { correctness: "error" },
  env: { browser: true, node: true, jest: true },
  ignorePatterns: [
    "**/*.{js,mjs,cjs}",
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
  rules: {
    ...Object.fromEntries(strict.map(rule => [rule, "error"])),
    // Types, too: otherwise two files cannot be read one after the other.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/consistent-type-imports": [
      "error",
      { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
    ],
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/restrict-plus-operands": [
      "error",
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    // These rules are for React's compiler, which is not used here.
    "react/immutability": "off",
    "react/refs": "off",
    "react/set-state-in-effect": "off",
    // A group of controls has no better element, and a status only sometimes.
    "jsx-a11y/prefer-tag-over-role": "off",
    // Several patterns match control characters on purpose.
    "no-control-regex": "off",
    "max-lines": ["error", { max: 160, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...Object.entries(forbidden).map(([folder, others]) => ({
      files: [`${folder}/**`],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [pattern([...others, ".cache"], folder)],
          },
        ],
      },
    })),
    {
      // What a plugin takes from the site reaches it as an option in gatsby-config.ts.
      files: ["plugins/**"],
      rules: { "no-restricted-imports": ["error", { patterns: [pattern(["src", "tools", "__tests__"], "A plugin")] }] },
    },
    {
      // Fakes need no `await`, and a test may rely on its own setup.
      files: ["__tests__/**"],
      rules: {
        "max-lines": "off",
        "typescript/no-base-to-string": "off",
        "typescript/no-extraneous-class": "off",
        "typescript/no-non-null-assertion": "off",
        "typescript/require-await": "off",
      },
    },
  ],
});
