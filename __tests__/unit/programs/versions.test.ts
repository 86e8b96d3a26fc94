import { writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describeLack, findRecent, type VersionedProgram } from "../../browser/find-program";
import { versioned } from "../../browser/versioned-programs";
import { testFolder } from "../../temp-folder";

const folders = [testFolder(), testFolder()];

let path: string | undefined;

beforeEach(() => {
  path = process.env.PATH;
  // The shell of the stand-ins is named by its whole path.
  process.env.PATH = folders.join(delimiter);
});

afterEach(() => {
  process.env.PATH = path;
});

/** Puts a stand-in into a folder of PATH. It prints a version as the program does. */
const install = (folder: string, name: string, version: string) => {
  const program = join(folder, name);
  writeFileSync(program, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
  return program;
};

/** As the table, but without the programs of this computer outside PATH. */
const inPath = ({ folders: _, ...program }: VersionedProgram): VersionedProgram => program;

test.each([
  ["chromium", "chromium", "Chromium 133.0.6943.141 built on Debian", "Google Chrome 156.0.8078.108"],
  ["windowless", "chromium-headless-shell", "Chromium 133.0.6943.141", "Chromium 156.0.8078.108"],
  ["firefox", "firefox-esr", "Mozilla Firefox 140.12.0esr", "Mozilla Firefox 153.8.0"],
  ["java", "java", "openjdk 10.0.2 2018-07-17", "openjdk 25 2025-09-16"],
  ["postgresql", "initdb", "initdb (PostgreSQL) 14.23 (Ubuntu 14.23-0ubuntu0.22.04.1)", "initdb (PostgreSQL) 17.6"],
] as const)(
  "%s: one that is too old is named and left out, and a later one behind it is used",
  (name, command, old, recent) => {
    const row = versioned[name];
    const program = inPath(row);
    expect(findRecent(program)).toBeUndefined();
    expect(describeLack(program)).toBe(`There is no ${row.name}.`);
    const found = install(folders[0]!, command, old);
    expect(findRecent(program)).toBeUndefined();
    const version = /\d+/.exec(old)?.[0];
    expect(describeLack(program)).toBe(
      `${found} is version ${version} of ${row.name}, and the tests need ${row.least} or later.`,
    );
    const later = install(folders[1]!, command, recent);
    expect(findRecent(program)).toBe(later);
  },
);

test("a program that prints no version is left out, as Java 8 does", () => {
  const found = install(folders[0]!, "java", "Unrecognized option: --version");
  install(folders[1]!, "java", "");
  expect(findRecent(versioned.java)).toBeUndefined();
  expect(describeLack(versioned.java)).toBe(`${found} prints no version of Java, and the tests need 11 or later.`);
});
