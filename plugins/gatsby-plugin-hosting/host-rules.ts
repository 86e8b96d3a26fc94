import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The headers and redirects that the build wrote into a folder. Without them, uses the strictest policy. */
export const hostRules = (folder: string) => {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "");
  const headers = read("_headers");
  const header = (name: string) => new RegExp(`^ {2}${name}: (.*)$`, "m").exec(headers)?.[1];
  const lines = [...read("_redirects").matchAll(/^(\S+) (\S+)/gm)];
  return {
    policy: header("Content-Security-Policy") ?? "default-src 'none'",
    // Different if the editor is published.
    opener: header("Cross-Origin-Opener-Policy") ?? "same-origin",
    redirects: new Map(lines.map(([, from = "", to = ""]) => [from, to])),
  };
};
