import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The paths of all of these programs that are installed, in PATH or in `/usr/sbin`. */
const findPrograms = (...names: readonly string[]): string[] => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.flatMap(folder => names.map(name => join(folder, name))).filter(isProgram);
};

/** The path of the first of these programs that is installed, in PATH or in `/usr/sbin`. */
export const findProgram = (...names: readonly string[]): string | undefined => findPrograms(...names)[0];

/** The major version that a program prints, for example 153 for "Mozilla Firefox 153.8.0esr"; 0 if it prints none. */
const majorVersionOf = (program: string): number => {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)\.\d/.exec(stdout)?.[1] ?? 0);
};

/** The path of the first of these programs whose major version is this one or a later one. */
export const findRecentProgram = (least: number, ...names: readonly string[]): string | undefined =>
  findPrograms(...names).find(program => majorVersionOf(program) >= least);

export const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
