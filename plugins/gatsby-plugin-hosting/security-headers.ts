/**
 * Headers of every answer of every host, besides the policy of the pages; docs/publishing.md has the reasons. They are the
 * same on all addresses: a host that knows two values for one header sends both.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Headers for HTTPS alone: the local server leaves them out. */
export const headersOverHttps: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000",
};

/** The part of the policy for HTTPS alone. */
export const overHttps = "upgrade-insecure-requests";

/** A browser keeps a file with a hash of its content in its name for ever. It asks again for any other. */
export const caching = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
} as const;

/** Gatsby puts a hash of the content into these paths; the files behind other paths can change. */
export const hashedPath = /^\/static\/|[-.][0-9a-f]{16,}\.(?:js|css|mjs)$/;
