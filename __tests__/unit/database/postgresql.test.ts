import "./support/on-postgresql";
import { hasPostgresql } from "./support/postgresql";

/** The tests of PGlite once more on a PostgreSQL server, and those that need several connections. */
const files = ["migrations", "permissions", "photographs", "sender-limit", "sent-again", "stored-as-typed", "at-once"];

if (hasPostgresql) for (const file of files) jest.requireActual(`./${file}`);
else test.skip("There is no PostgreSQL (Debian: apt-get install postgresql).", () => undefined);
