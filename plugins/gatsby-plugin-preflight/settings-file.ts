import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Settings, settingNames } from "./settings";

/** "production" for a build, "development" for `gatsby develop`, or the name that Gatsby takes from GATSBY_ACTIVE_ENV. */
export const settingsMode = (usual = process.env.NODE_ENV ?? "production"): string =>
  process.env.GATSBY_ACTIVE_ENV || usual;

/** Name of the file with the settings of a mode. Gatsby reads it, too. */
export const settingsFile = (mode: string): string => `.env.${mode}`;

/**
 * Reads a file of settings; without the file there are none. A byte order mark at its start is not part of the first
 * name. Throws if the file is not UTF-8.
 */
export const readSettings = (path: string): Settings => {
  if (!existsSync(path)) return {};
  return parseEnv(decodedText(path));
};

/** The text of a file, without a byte order mark. Throws if the file is not UTF-8. */
const decodedText = (path: string): string => new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));

/** Adds the settings of a file to the environment. A variable that is already there wins. Throws as `readSettings`. */
export const loadSettings = (path: string): void => {
  for (const [name, value] of Object.entries(readSettings(path))) process.env[name] ??= value;
};

/** Parts of the names of the site's settings. Another name with one of them is a mistake. */
const ownWords = /SUPABASE|ENQUIR|WEBHOOK|VITALS|EDITOR_/i;

/** Settings at the start of a line without "=" behind them, as in "PORT: 9000". */
const unassignedSettings = (text: string): string[] =>
  settingNames.filter(name => new RegExp(`^\\s*(?:export\\s+)?${name}(?!\\w|\\s*=)`, "m").test(text));

/** A sentence for a file that cannot be read, or for each name in it that nothing reads. */
export const settingsFileProblems = (path: string): string[] => {
  if (!existsSync(path)) return [];
  try {
    const names = Object.keys(readSettings(path));
    const unknown = names.filter(name => ownWords.test(name) && !settingNames.includes(name));
    return [
      ...unknown.map(name => `${path} sets ${name}, which nothing reads. The settings are ${settingNames.join(", ")}.`),
      ...unassignedSettings(decodedText(path)).map(
        name => `${path} does not set ${name}: its line has no = after the name. Write ${name}=value.`,
      ),
    ];
  } catch {
    return [`${path} is not saved as UTF-8. Save it again as UTF-8.`];
  }
};

/** A sentence for each file that sets something for the site but that Gatsby does not read. */
export const unreadFileProblems = (mode: string): string[] => {
  const name = settingsFile(mode);
  // Windows adds .txt, and hides it.
  const wrongNames = [".env", ".env.local", ".env.txt", `${name}.local`, `${name}.txt`, name.slice(1)];
  const unread = wrongNames.filter(path => {
    if (settingsFileProblems(path).length > 0) return true;
    return Object.keys(readSettings(path)).some(setting => settingNames.includes(setting));
  });
  return unread.map(path => `Nothing reads the file ${path}. Rename it to ${name}.`);
};
