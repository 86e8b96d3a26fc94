import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that is installed, in PATH or in `/usr/sbin`. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(isProgram);
};

export const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
