import unit from "./jest.config.mjs";

/**
 * Assertions on the built site in `public/`; run `npm run build` first.
 * @type {import("jest").Config}
 */
export default {
  testEnvironment: "node",
  roots: ["<rootDir>/__tests__/built"],
  testMatch: unit.testMatch,
  transform: { "^.+\\.[jt]sx?$": "@swc/jest" },
  transformIgnorePatterns: unit.transformIgnorePatterns,
};
