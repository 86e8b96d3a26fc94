import { configStoreProblem } from "./config-store";
import { folderProblem } from "./folder";
import { wrongSettings } from "./settings";
import { loadSettings, settingsFile, settingsFileProblems, unreadFileProblems } from "./settings-file";

/**
 * Reads the settings of a mode, and returns what stands in the way of a build or `gatsby develop` in the current folder,
 * one sentence each.
 */
export const preflightProblems = (mode: string): string[] => {
  const surroundings = [folderProblem(process.cwd()), configStoreProblem(process.env)];
  const files = [...settingsFileProblems(settingsFile(mode)), ...unreadFileProblems(mode)];
  if (files.length === 0) loadSettings(settingsFile(mode));
  return [
    ...surroundings.filter(problem => problem !== undefined),
    ...files,
    ...wrongSettings(process.env).map(({ message }) => message),
  ];
};
