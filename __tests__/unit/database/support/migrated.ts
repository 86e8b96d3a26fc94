import { testDatabase } from "./postgres";

/** One migrated database for all tests: making it takes longer than the tests. */
export const postgres = testDatabase({ migrated: true });
