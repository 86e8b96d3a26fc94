import "./support/on-postgresql";
import { hasPostgresql } from "./support/postgresql";

if (hasPostgresql) jest.requireActual("./hosted.test");
else test.skip("There is no PostgreSQL (Debian: apt-get install postgresql).", () => undefined);
