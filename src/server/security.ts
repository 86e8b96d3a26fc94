import type { MiddlewareHandler } from "hono";
import { securityHeaders } from "../build/security-headers";

/** Puts the site's security headers on every answer. */
export const withSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) {
    context.res.headers.set(name, value);
  }
};
