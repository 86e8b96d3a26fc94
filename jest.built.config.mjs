import config, { unit } from "./jest.config.mjs";

/**
 * Tests of the built site in `public/`, or of the folder in the variable SITE. Build it first.
 * @type {import("jest").Config}
 */
export default {
  roots: ["<rootDir>/__tests__/built"],
  testMatch: unit.testMatch,
  testTimeout: config.testTimeout,
  transform: { "^.+\\.[jt]sx?$": "@swc/jest" },
  transformIgnorePatterns: unit.transformIgnorePatterns,
};
