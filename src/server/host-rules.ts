import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { overHttps } from "../build/hosting/security-headers";

interface HostRules {
  /** The Content-Security-Policy of all pages. */
  readonly policy: string;
  /** Where an old or short path sends visitors. */
  readonly redirects: ReadonlyMap<string, string>;
}

const strictest = "default-src 'none'";

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
    const [, policy = strictest] = /^ {2}Content-Security-Policy: (.*)$/m.exec(text("_headers")) ?? [];
    const redirects = text("_redirects").matchAll(/^(\S+) (\S+)/gm);
    written = time;
    known = {
      policy: policy.replace(`; ${overHttps}`, ""),
      redirects: new Map([...redirects].map(([, from = "", to = ""]) => [from, to])),
    };
    return known;
  };
}
