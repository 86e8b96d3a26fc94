import { createHash } from "node:crypto";
import type { Element } from "./read-html";
import { overHttps } from "./security-headers";

const isInlineScript = ({ name, attributes }: Element) =>
  name === "script" && !("src" in attributes) && !attributes.type?.endsWith("json");

const isStyle = ({ name }: Element) => name === "style";

/** Where the pages' scripts may send something, by the settings of the build. */
const destinations = ({ GATSBY_SUPABASE_URL, GATSBY_ENQUIRY_WEBHOOKS, GATSBY_VITALS_URL }: NodeJS.ProcessEnv) =>
  [GATSBY_SUPABASE_URL, ...(GATSBY_ENQUIRY_WEBHOOKS ?? "").split(","), GATSBY_VITALS_URL]
    .map(address => address?.trim())
    .filter(address => address !== undefined && /^https?:/.test(address))
    .map(address => new URL(address ?? "").origin);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The one Content-Security-Policy of all pages, which allows what is in their HTML and nothing else: their inline
 * scripts and styles by hash, their frames by origin. Throws for a setting that is no address.
 */
export const contentSecurityPolicy = (elements: readonly Element[], settings: NodeJS.ProcessEnv): string => {
  const hashes = (isIncluded: (element: Element) => boolean) =>
    elements.filter(isIncluded).map(({ text }) => hash(text));
  const frames = elements.flatMap(({ name, attributes: { src } }) => (name === "iframe" && src ? [src] : []));
  const list = (...sources: readonly string[]) => [...new Set(sources)].sort().join(" ");
  const directives = {
    "default-src": "'none'",
    "script-src": list("'self'", ...hashes(isInlineScript)),
    "style-src": list("'self'", ...hashes(isStyle)),
    // The colours and focus of pictures stand in attributes, which no hash can be given for in a header of this length.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": list("'self'", ...destinations(settings)),
    "frame-src": list(...frames.map(address => new URL(address).origin)) || "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'none'",
    "base-uri": "'none'",
    "trusted-types": "default",
    "require-trusted-types-for": "'script'",
  };
  const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...parts, overHttps].join("; ");
};
