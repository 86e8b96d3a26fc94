import { checkStates } from "../checkers/states";

/** Where the tests save pages in changed states, for the Nu checker. Each run empties it. */
export const statesFolder = "test-results/editor/states";

/** After the last test. */
export default () => checkStates(statesFolder);
