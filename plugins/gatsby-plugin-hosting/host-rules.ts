import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The line of `_redirects` before the rules for addresses with a wrong end. */
export const wrongEndsHeading = "# Addresses with a sign of a sentence at their end";

/**
 * The headers and redirects that the build wrote into a folder. Without them, uses the strictest policy. Leaves out the
 * rules for addresses with a wrong end: `meantPath` knows more of them.
 */
export const hostRules = (folder: string) => {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "");
  const headers = read("_headers");
  const header = (name: string) => new RegExp(`^ {2}${name}: (.*)$`, "m").exec(headers)?.[1];
  const [ownRedirects = ""] = read("_redirects").split(wrongEndsHeading);
  const lines = [...ownRedirects.matchAll(/^(\S+) (\S+)/gm)];
  return {
    policy: header("Content-Security-Policy") ?? "default-src 'none'",
    // Different if the editor is published.
    opener: header("Cross-Origin-Opener-Policy") ?? "same-origin",
    redirects: new Map(lines.map(([, from = "", to = ""]) => [from, to])),
  };
};
