/**
 * Headers of every response of every host, besides the pages' policy; docs/publishing.md has the reasons. They are the
 * same for all paths: with two values for one header, a host would send both.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  // A translating proxy or a cache shows pages from its own origin, with the styles and fonts of this one.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Instead of those of `securityHeaders`, for answers of the API: they are nobody else's. */
export const apiHeaders = { "Cross-Origin-Resource-Policy": "same-origin" };

/** The part of the policy only for HTTPS. */
export const overHttps = "upgrade-insecure-requests";

/** The policy for pages that may be opened over plain HTTP. */
export const policyOverHttp = (policy: string) => policy.replace(`; ${overHttps}`, "");

/**
 * Browsers cache the files of `hashedPath` for a year, and revalidate any other. A proxy must not change a page: Cloudflare
 * would replace its e-mail addresses.
 */
export const caching = {
  hashed: "public, max-age=31536000, immutable",
  other: "no-cache, no-transform",
} as const;

/** Paths with a hash of at least 16 digits, or in `/static/`. Their content never changes. */
export const hashedPath = /^\/static\/|[-.][0-9a-f]{16,}\.(?:js|css|mjs)$/;
