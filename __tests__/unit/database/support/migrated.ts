import { testDatabase } from "./postgres";

/** A migrated database for the tests of one file. */
export const postgres = testDatabase({ migrated: true });
