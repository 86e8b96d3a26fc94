import { createHash } from "node:crypto";
import { overHttps } from "./security-headers";

const inlineScript = /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")[=>\s])[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs;
const frame = /<iframe[^>]* src="(https:[^"]+)"/g;

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
export const contentSecurityPolicy = (pages: readonly string[], settings: NodeJS.ProcessEnv): string => {
  const found = (pattern: RegExp) => pages.flatMap(html => [...html.matchAll(pattern)].map(([, text = ""]) => text));
  const list = (...sources: readonly string[]) => [...new Set(sources)].sort().join(" ");
  const directives = {
    "default-src": "'none'",
    "script-src": list("'self'", ...found(inlineScript).map(hash)),
    "style-src": list("'self'", ...found(inlineStyle).map(hash)),
    // The colours and focus of pictures stand in attributes, which no hash can be given for in a header of this length.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": list("'self'", ...destinations(settings)),
    "frame-src": list(...found(frame).map(address => new URL(address).origin)) || "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'none'",
    "base-uri": "'none'",
    "trusted-types": "default",
    "require-trusted-types-for": "'script'",
  };
  const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...parts, overHttps].join("; ");
};
