import { testDatabase } from "./postgres";

/** One migrated database for all tests that need one, because making it takes longer than they do. */
export const postgres = testDatabase({ migrated: true });
