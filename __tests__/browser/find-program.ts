import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The paths of all of these programs that are installed, in PATH, in `/usr/sbin` or in one of these folders. */
const findPrograms = (names: readonly string[], furtherFolders = (): readonly string[] => []): string[] => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", ...furtherFolders()];
  return folders.flatMap(folder => names.map(name => join(folder, name))).filter(isProgram);
};

/** The path of the first of these programs that is installed, in PATH or in `/usr/sbin`. */
export const findProgram = (...names: readonly string[]): string | undefined => findPrograms(names)[0];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A program of which an older version fails tests. */
export interface VersionedProgram {
  readonly name: string;
  /** Its commands. Each prints its version after `--version`. */
  readonly commands: readonly string[];
  /** The first major version that the tests can use. */
  readonly least: number;
  /** Folders beside those in PATH. */
  readonly folders?: () => readonly string[];
}

/** The major version that a program prints, for example 153 for "Mozilla Firefox 153.8.0esr"; 0 if it prints none. */
const majorVersionOf = (path: string): number => {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(stdout)?.[0] ?? 0);
};

/** Whether a file is a program of a version that the tests can use. */
export const isRecent = (path: string, { least }: VersionedProgram): boolean =>
  isProgram(path) && majorVersionOf(path) >= least;

/** The path of the first installed program whose version the tests can use. */
export const findRecent = (program: VersionedProgram): string | undefined =>
  findPrograms(program.commands, program.folders).find(path => isRecent(path, program));

/** Says of a program that `findRecent` does not find whether it is missing or too old, and which version is needed. */
export const describeLack = ({ name, commands, least, folders }: VersionedProgram): string => {
  const [path] = findPrograms(commands, folders);
  if (!path) return `There is no ${name}.`;
  const version = majorVersionOf(path);
  return `${path} ${version ? `is version ${version} of ${name}` : `prints no version of ${name}`}, and the tests need ${least} or later.`;
};
