import type { Config } from "jest";
import unit from "./jest.config";

/** Assertions on the built site in `public/`; run `npm run build` first. */
const config: Config = {
  transform: unit.transform,
  testEnvironment: "node",
  roots: ["<rootDir>/__tests__/built"],
};

export default config;
