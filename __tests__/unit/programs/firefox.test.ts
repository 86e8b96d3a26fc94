import { writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findFirefox } from "../../browser/find-browser";
import { testFolder } from "../../temp-folder";

const folders = [testFolder(), testFolder()];

/** Puts a stand-in into a folder of PATH. It prints a version as Firefox does. */
const install = (folder: string, name: string, version: string) => {
  const program = join(folder, name);
  writeFileSync(program, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
  return program;
};

let path: string | undefined;

beforeEach(() => {
  path = process.env.PATH;
  // The shell of the stand-ins is named by its whole path.
  process.env.PATH = folders.join(delimiter);
});

afterEach(() => {
  process.env.PATH = path;
});

test("a Firefox that is too old for the tests' driver is left out, and a later one behind it is used", () => {
  install(folders[0]!, "firefox-esr", "Mozilla Firefox 140.12.0esr");
  expect(findFirefox()).toBeUndefined();
  const recent = install(folders[1]!, "firefox", "Mozilla Firefox 153.8.0");
  expect(findFirefox()).toBe(recent);
});

test("a program that prints no version is left out", () => {
  install(folders[0]!, "firefox-esr", "Error: no DISPLAY");
  install(folders[1]!, "firefox", "");
  expect(findFirefox()).toBeUndefined();
});
