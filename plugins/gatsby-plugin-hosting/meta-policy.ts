import type { Element, Page } from "./read-html";
import { overHttps } from "./security-headers";

/** What browsers heed in headers alone. */
const headerOnly = /; frame-ancestors [^;]+/;

const isPolicy = ({ name, attributes }: Element) =>
  name === "meta" && attributes["http-equiv"] === "Content-Security-Policy";

const isCharset = ({ name, attributes }: Element) => name === "meta" && "charset" in attributes;

/** Whether a page says itself what it may do. */
export const hasPolicy = ({ elements }: Page): boolean => elements.some(isPolicy);

/**
 * A page with the policy in its head in place of the one that is there, but for what only headers can say. Throws for a
 * page without a head.
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

/** The part of the pages' policy that is right for the editor as well. */
export const sharedPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter(part => /^(?:frame-ancestors|form-action|base-uri) /.test(part) || part === overHttps)
    .join("; ");
