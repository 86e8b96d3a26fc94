import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** Makes a folder and those above it. The `recursive` option of `mkdirSync` never ends where a system refuses, as in /proc. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
};

/** A sentence if Gatsby cannot write its own settings. Makes their folder, as Gatsby would. */
export const configStoreProblem = (variables: NodeJS.ProcessEnv): string | undefined => {
  const folder = join(variables.XDG_CONFIG_HOME || join(homedir(), ".config"), "gatsby");
  const file = join(folder, "config.json");
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `Gatsby cannot write its own settings to ${folder} (${code}). Set the variable XDG_CONFIG_HOME to a folder that can be written, for example XDG_CONFIG_HOME=/tmp/config.`;
  }
};
