import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseRedirects, readPolicy } from "../build/hosting/host-files";
import { overHttps } from "../build/hosting/security-headers";

interface HostRules {
  /** The Content-Security-Policy of all pages. */
  readonly policy: string;
  /** Where an old or short path sends visitors. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** What the build has written for hosts beside the pages of a folder, read anew after each build; for plain HTTP. */
export function hostRules(folder: string): () => HostRules {
  const text = (name: string) => {
    const file = join(folder, name);
    return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, "utf8") : "";
  };
  let known: HostRules | undefined;
  let written = NaN;
  return () => {
    const time = statSync(join(folder, "_headers"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known && time === written) return known;
    written = time;
    known = {
      policy: readPolicy(text("_headers")).replace(`; ${overHttps}`, ""),
      redirects: new Map(parseRedirects(text("_redirects"))),
    };
    return known;
  };
}
