import { overHttps } from "./security-headers";

/** What browsers heed in headers alone. */
const headerOnly = /; frame-ancestors [^;]+/;

const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Whether a page says itself what it may do. */
export const hasPolicy = (html: string): boolean => meta.test(html);

/** A page with the policy in its head in place of the one that is there, but for what only headers can say. */
export const withPolicy = (html: string, policy: string | undefined): string => {
  const plain = html.replace(meta, "");
  return policy === undefined
    ? plain
    : plain.replace(/<head>(?:<meta charSet="utf-8"\/>)?/, `$&${metaPolicy(policy.replace(headerOnly, ""))}`);
};

const metaPolicy = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

/** The part of the pages' policy that is right for the editor as well. */
export const sharedPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter(part => /^(?:frame-ancestors|form-action|base-uri) /.test(part) || part === overHttps)
    .join("; ");
