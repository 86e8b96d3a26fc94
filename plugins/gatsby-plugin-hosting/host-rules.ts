import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseRedirects, readHeader, readPolicy } from "./host-files";
import { overHttps } from "./security-headers";

interface HostRules {
  /** The Content-Security-Policy of all pages. */
  readonly policy: string;
  /** The Cross-Origin-Opener-Policy, which is another where the editor signs in by a window. */
  readonly opener: string;
  /** Where an old or short path sends visitors. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** What the build has written for hosts beside the pages of a folder, read anew after each build; for plain HTTP. */
export function hostRules(folder: string): () => HostRules {
  const text = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const timeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
  let known: (HostRules & { readonly written: string }) | undefined;
  return () => {
    const written = ["_headers", "_redirects"].map(timeOf).join();
    if (known?.written === written) return known;
    const headers = text("_headers");
    known = {
      written,
      policy: readPolicy(headers).replace(`; ${overHttps}`, ""),
      opener: readHeader(headers, "Cross-Origin-Opener-Policy") ?? "same-origin",
      redirects: new Map(parseRedirects(text("_redirects"))),
    };
    return known;
  };
}
