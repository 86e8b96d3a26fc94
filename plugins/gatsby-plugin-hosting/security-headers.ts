/**
 * What every answer says, whichever host gives it, besides the policy of the pages; docs/publishing.md has the reasons.
 * The values are the same on all addresses: a host that knows two for one header sends both.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** What only a site that is reached by HTTPS may say: the local server leaves it out. */
export const headersOverHttps: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
};

/** The part of the policy that only a site that is reached by HTTPS may have. */
export const overHttps = "upgrade-insecure-requests";

/** How long a browser may keep a file: for ever behind a name with a hash of its content, else it has to ask again. */
export const caching = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
} as const;

/** Gatsby puts a hash of the content into these paths; the files behind other paths can change. */
export const hashedPath = /^\/static\/|[-.][0-9a-f]{16,}\.(?:js|css|mjs)$/;
