import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hasJava, nu } from "./nu";

/** The browser tests save pages with changed state here, for the Nu checker. Each run empties it. */
export const statesFolder = "test-results/browser/states";

/** Checks all of them in one call after the last test. Throws if the checker finds something. */
const checkStates = () => {
  if (!hasJava() || !existsSync(statesFolder)) return;
  const found = nu(readdirSync(statesFolder).map(name => join(statesFolder, name)));
  if (found.length) throw new Error(`The Nu checker has found:\n${found.join("\n")}`);
};

export default checkStates;
