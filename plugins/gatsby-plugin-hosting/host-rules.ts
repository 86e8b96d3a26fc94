import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseRedirects, readHeader, readPolicy } from "./host-files";
import { overHttps } from "./security-headers";

/** The headers and redirects that the build has written into a folder, for plain HTTP. They are read again after a build. */
export function hostRules(folder: string) {
  const files = ["_headers", "_redirects"].map(name => join(folder, name));
  const read = () => {
    const [headers = "", redirects = ""] = files.map(file => (existsSync(file) ? readFileSync(file, "utf8") : ""));
    return {
      policy: readPolicy(headers).replace(`; ${overHttps}`, ""),
      // Another one where the editor signs in by a window.
      opener: readHeader(headers, "Cross-Origin-Opener-Policy") ?? "same-origin",
      redirects: new Map(parseRedirects(redirects)),
    };
  };
  let known: { readonly written: string; readonly rules: ReturnType<typeof read> } | undefined;
  return () => {
    const written = files.map(file => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
    if (known?.written !== written) known = { written, rules: read() };
    return known.rules;
  };
}
