import { execFileSync } from "node:child_process";
import { FOLDERS, addressOf } from "./file-kinds";
import { type Problem, fileProblem } from "./problem";
import { type Site, stringsOf } from "./site";
import { quote } from "./wording";

/** A file that is not there any more, and the one that took its place, as git tells it. */
interface Gone {
  readonly file: string;
  readonly successor: string | undefined;
}

const git = (directory: string, ...parameters: readonly string[]) =>
  execFileSync("git", parameters, { cwd: directory, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/**
 * The pages' files that git has seen deleted or renamed, the latest first, whether that is committed or not; each as it
 * was published, so case studies that were placeholders to the end are not among them. None outside a repository.
 */
const goneFiles = (directory: string): Gone[] => {
  const folders = FOLDERS.map(({ path }) => `content/${path}`);
  const what = ["--relative", "--no-color", "--diff-filter=DR", "--find-renames", "--name-status", "--", ...folders];
  try {
    const uncommitted = `HEAD\n${git(directory, "diff", "HEAD", ...what)}`;
    const committed = git(directory, "log", "--format=%H^", ...what);
    let before = "";
    return `${uncommitted}\n${committed}`.split("\n").flatMap(line => {
      const [status = "", file = "", successor] = line.split("\t");
      if (file === "") before = status || before;
      // No file of another name was ever published.
      else if (
        /^[a-z0-9/-]+\.json$/.test(file) &&
        !/"status": "placeholder"/.test(git(directory, "show", `${before}:./${file}`))
      )
        return [{ file, successor }];
      return [];
    });
  } catch {
    return [];
  }
};

const inContent = (file: string) => file.replace(/^content\//, "");

/**
 * A warning for each address that the site once had, as the history of the content tells, and that leads nowhere now, with
 * the line that would send its visitors on.
 */
export const lostAddresses = (directory: string, site: Site): Problem[] => {
  const gone = goneFiles(directory);
  const answered = new Set([
    ...[...site.files.keys()].map(addressOf),
    ...stringsOf(site, "route", "redirect").map(({ value }) => value),
  ]);
  const successorOf = (file: string): string | undefined => {
    const next = gone.find(({ file: old }) => old === file)?.successor;
    return next === undefined || site.files.has(inContent(next)) ? next : successorOf(next);
  };
  return [...new Set(gone.map(({ file }) => file))].flatMap(file => {
    const from = addressOf(inContent(file));
    if (from === undefined || answered.has(from)) return [];
    const successor = successorOf(file);
    const to = (successor && addressOf(inContent(successor))) ?? from.replace(/\/[^/]+$/, "");
    const line = JSON.stringify({ from, to }).replace(/([,:])"/g, '$1 "');
    const message = `The site has no page at ${quote(from)} any more. To send its visitors on, add ${line} to the list.`;
    return [fileProblem("redirects.json", message, "warning")];
  });
};
