import unit from "./jest.config.mjs";

/**
 * Assertions on the built site in `public/`, or by the variable SITE in that of another folder; build it first.
 * @type {import("jest").Config}
 */
export default {
  testEnvironment: "node",
  roots: ["<rootDir>/__tests__/built"],
  testMatch: unit.testMatch,
  testTimeout: unit.testTimeout,
  transform: { "^.+\\.[jt]sx?$": "@swc/jest" },
  transformIgnorePatterns: unit.transformIgnorePatterns,
};
