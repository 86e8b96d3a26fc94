import { createHash } from "node:crypto";
import type { Element, Page } from "./read-html";
import { overHttps } from "./security-headers";

/** The Trusted Types policy that webpack loads scripts through (`gatsby-plugin-late-scripts`). */
export const scriptPolicy = "site-scripts";

const isInlineScript = ({ name, attributes }: Element) =>
  name === "script" && !("src" in attributes) && !attributes.type?.endsWith("json");

const hash = ({ text }: Element) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the scripts of a page may load from other origins. */
interface Destinations {
  /** Full addresses that they may connect to. */
  readonly connections: readonly string[];
  /** Origins of the frames that they may add. */
  readonly frames: readonly string[];
}

/**
 * The Content-Security-Policy of all pages. Allows only the inline scripts and styles in their HTML, by hash, and these
 * destinations.
 */
export const contentSecurityPolicy = (pages: readonly Page[], { connections, frames }: Destinations): string => {
  const elements = pages.flatMap(page => page.elements);
  const origin = (address: string) => new URL(address).origin;
  const list = (...sources: readonly string[]) => [...new Set(sources)].sort().join(" ");
  const directives = {
    "default-src": "'none'",
    "script-src": list("'self'", ...elements.filter(isInlineScript).map(hash)),
    "style-src": list("'self'", ...elements.filter(({ name }) => name === "style").map(hash)),
    // The colours and focus of pictures are in attributes: too many for hashes in a header.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": list("'self'", ...connections.map(origin)),
    "frame-src": list(...frames) || "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'none'",
    "base-uri": "'none'",
    "trusted-types": scriptPolicy,
    "require-trusted-types-for": "'script'",
  };
  const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...parts, overHttps].join("; ");
};

/** Whether this element is the policy of its page. */
export const isPolicy = ({ attributes }: Element) => attributes["http-equiv"] === "Content-Security-Policy";

/**
 * Returns the HTML of a page with this policy in its head. Without a policy, removes the one that is there. Leaves out
 * `frame-ancestors`, which browsers accept only in headers. Throws if the page has no head.
 */
export const setPolicy = ({ path, html, elements }: Page, policy?: string): string => {
  // The charset must be near the start of the page.
  const before = elements.findLast(({ name, attributes }) => name === "head" || "charset" in attributes)?.tag;
  if (policy && !before) throw new Error(`${path} has no head.`);
  const at = before?.endOffset ?? 0;
  const { startOffset, endOffset } = elements.find(isPolicy)?.tag ?? { startOffset: at, endOffset: at };
  const inPage = policy?.replace(/; frame-ancestors [^;]+/, "");
  const meta = inPage ? `<meta http-equiv="Content-Security-Policy" content="${inPage}"/>` : "";
  return html.slice(0, startOffset) + meta + html.slice(endOffset);
};
