import { tsImport } from "tsx/esm/api";

const { hasPostgresql } = await tsImport("./__tests__/unit/database/support/postgresql.ts", import.meta.url);

/** @type {import("jest").Config} */
export const unit = {
  testMatch: ["**/*.test.ts", "**/*.test.tsx"],
  roots: ["<rootDir>/__tests__/unit"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/unit/setup.ts"],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  // parse5 and @octokit/request with what they import are ES modules, and so is what dnd-kit imports.
  transformIgnorePatterns: [
    "/node_modules/(?!(parse5|entities|@preact/signals-core|@octokit|universal-user-agent|content-type|json-with-bigint)/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/unit/gatsby.ts",
    "\\.woff2$": "<rootDir>/__tests__/unit/file-url.ts",
  },
};

/** @type {import("jest").Config} */
const onPGlite = {
  ...unit,
  displayName: "unit",
  // PGlite has one connection.
  testPathIgnorePatterns: ["/node_modules/", "/database/at-once\\.test\\.ts$"],
};

/** @type {import("jest").Config} */
const onPostgresql = {
  ...unit,
  displayName: "PostgreSQL",
  roots: ["<rootDir>/__tests__/unit/database"],
  setupFiles: ["<rootDir>/__tests__/unit/database/support/on-postgresql.ts"],
};

/**
 * All unit tests. Those of the database run on PGlite, and once more on a PostgreSQL server, if there is one.
 * @type {import("jest").Config}
 */
export default {
  maxWorkers: 2,
  // Long, for a busy machine: a short limit makes no test faster.
  testTimeout: 300_000,
  projects: hasPostgresql ? [onPGlite, onPostgresql] : [onPGlite],
};
