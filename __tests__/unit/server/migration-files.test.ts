/** @jest-environment node */
import { migrationFiles } from "../../../src/server/database/migration-files";

test("migrations run in the order of their versions, whatever else their names hold", () => {
  const files = ["20261122000000_add-index v2.sql", "README.md", "20261121000000_make_table.sql"];
  expect(migrationFiles(files)).toEqual([
    { file: "20261121000000_make_table.sql", version: "20261121000000", name: "make_table" },
    { file: "20261122000000_add-index v2.sql", version: "20261122000000", name: "add-index v2" },
  ]);
});

test.each(["add_index.sql", "2026_add_index.sql", "20261122000000-add-index.sql", "20261122000000_.sql"])(
  "an SQL file called %s, which would never run, stops the server with its name",
  file => {
    expect(() => migrationFiles(["20261121000000_make_table.sql", file])).toThrow(
      `The migration ${file} would never run: name it like 20261121090000_what_it_does.sql.`,
    );
  },
);
