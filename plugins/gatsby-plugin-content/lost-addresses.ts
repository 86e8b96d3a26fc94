import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { FOLDERS, REDIRECTS, addressOfFile } from "./file-kinds";
import type { ContentPath } from "./paths";
import { type Problem, fileProblem } from "./problem";
import { type Site, stringsOf } from "./site";
import { quote } from "./wording";

/** A line of `git diff --raw`: `:100644 000000 <blob> 0000000 D` and, after tabs, the file and its new name, if any. */
const rawChange = (line: string) => {
  const [change = "", file = "", successor] = line.split("\t");
  const [, , blob = ""] = change.split(" ");
  return { blob, file: file as ContentPath, successor: successor as ContentPath | undefined };
};

/** Whether a former file was a case study that was never published. False for a file that was broken. */
const isPlaceholder = (json: string) => {
  try {
    return (JSON.parse(json) as { status?: unknown }).status === "placeholder";
  } catch {
    return false;
  }
};

/**
 * Deleted or renamed files of pages, by Git's history and uncommitted changes, latest first. Without case studies that
 * were never published. Empty outside a repository.
 */
const removedFiles = (content: string) => {
  const git = (...parameters: readonly string[]) =>
    execFileSync("git", parameters, { cwd: content, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const folders = FOLDERS.map(({ path }) => path);
  const what = ["--relative", "--raw", "--no-abbrev", "--find-renames", "--diff-filter=DR", "--", ...folders];
  try {
    const changes = git("diff", "HEAD", ...what) + git("log", "--format=", ...what);
    return changes.split("\n").flatMap(line => {
      const { blob, file, successor } = rawChange(line);
      // A file with another name was never published.
      if (!/^[a-z0-9/-]+\.json$/.test(file)) return [];
      return isPlaceholder(git("cat-file", "blob", blob)) ? [] : [{ file, successor }];
    });
  } catch {
    return [];
  }
};

/** A warning for each former address without a page, with the redirect to add. */
export const lostAddresses = (directory: string, site: Site): Problem[] => {
  const removed = removedFiles(join(directory, "content"));
  const redirected = stringsOf(site, "route", "redirect").map(({ value }) => value);
  const answered = new Set([...[...site.files.keys()].map(addressOfFile), ...redirected]);
  // Follows only later renames: a file may be renamed and get its old name again.
  const successorOf = (file: ContentPath, later = removed): ContentPath | undefined => {
    const index = later.findIndex(({ file: old }) => old === file);
    const next = later[index]?.successor;
    return next === undefined || site.files.has(next) ? next : successorOf(next, later.slice(0, index));
  };
  return [...new Set(removed.map(({ file }) => file))].flatMap(file => {
    const from = addressOfFile(file);
    if (from === undefined || answered.has(from)) return [];
    const successor = successorOf(file);
    const next = successor === undefined ? undefined : addressOfFile(successor);
    const to = next ?? from.replace(/\/[^/]+$/, "");
    const line = `{"from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)}}`;
    const message = `The site has no page at ${quote(from)} any more. To send its visitors on, add ${line} to the list.`;
    return [fileProblem(REDIRECTS, message, "warning")];
  });
};
