import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hasJava, nu } from "./nu";

/** Where the browser tests keep the pages that they have brought into a state, for the Nu checker; emptied by each run. */
export const statesFolder = "test-results/browser/states";

/** Has the Nu checker read all of them in one call, after the last test. Throws when it finds something. */
const checkStates = () => {
  if (!hasJava() || !existsSync(statesFolder)) return;
  const found = nu(readdirSync(statesFolder).map(name => join(statesFolder, name)));
  if (found.length) throw new Error(`The Nu checker has found:\n${found.join("\n")}`);
};

export default checkStates;
