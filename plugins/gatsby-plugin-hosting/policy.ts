import { createHash } from "node:crypto";
import type { Element, Page } from "./read-html";
import { overHttps } from "./security-headers";

const isInlineScript = ({ name, attributes }: Element) =>
  name === "script" && !("src" in attributes) && !attributes.type?.endsWith("json");

/** The origins that scripts may connect to, by the settings of the build. */
const destinations = (settings: NodeJS.ProcessEnv) => {
  const { GATSBY_SUPABASE_URL = "", GATSBY_ENQUIRY_WEBHOOKS = "", GATSBY_VITALS_URL = "" } = settings;
  return [GATSBY_SUPABASE_URL, ...GATSBY_ENQUIRY_WEBHOOKS.split(","), GATSBY_VITALS_URL]
    .filter(address => /^\s*https?:/.test(address))
    .map(address => new URL(address).origin);
};

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The Content-Security-Policy of all pages. Allows only what is in their HTML: inline scripts and styles by hash,
 * frames by origin. Throws if a setting is not a URL.
 */
export const contentSecurityPolicy = (elements: readonly Element[], settings: NodeJS.ProcessEnv): string => {
  const hashes = (isIncluded: (element: Element) => boolean) =>
    elements.filter(isIncluded).map(({ text }) => hash(text));
  const frames = elements.flatMap(({ name, attributes: { src } }) => (name === "iframe" && src ? [src] : []));
  const list = (...sources: readonly string[]) => [...new Set(sources)].sort().join(" ");
  const directives = {
    "default-src": "'none'",
    "script-src": list("'self'", ...hashes(isInlineScript)),
    "style-src": list("'self'", ...hashes(({ name }) => name === "style")),
    // The colours and focus of pictures are in attributes: too many for hashes in a header.
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

/** Browsers accept this part only in headers. */
const headerOnly = /; frame-ancestors [^;]+/;

const isPolicy = ({ name, attributes }: Element) =>
  name === "meta" && attributes["http-equiv"] === "Content-Security-Policy";

const isCharset = ({ name, attributes }: Element) => name === "meta" && "charset" in attributes;

/** Whether a page has a policy in its head. */
export const hasPolicy = ({ elements }: Page): boolean => elements.some(isPolicy);

/**
 * The HTML of a page with this policy, or none, in its head instead of the old one. Leaves out directives that work
 * only in headers. Throws if the page has no head.
 */
export const withPolicy = ({ path, html, elements }: Page, policy: string | undefined): string => {
  const old = elements.find(isPolicy)?.tag;
  const plain = old ? html.slice(0, old.startOffset) + html.slice(old.endOffset) : html;
  if (policy === undefined) return plain;
  const before = elements.find(isCharset) ?? elements.find(({ name }) => name === "head");
  if (!before?.tag) throw new Error(`${path} has no head.`);
  const at = before.tag.endOffset;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(headerOnly, "")}"/>`;
  return plain.slice(0, at) + meta + plain.slice(at);
};

/** The part of the pages' policy that also suits the editor. */
export const sharedPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter(part => /^(?:frame-ancestors|form-action|base-uri) /.test(part) || part === overHttps)
    .join("; ");
