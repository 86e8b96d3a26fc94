import { expect, test as base } from "@playwright/test";

/** Allowed in the console: failed requests, and the site's reports of a missing page or a failed enquiry. */
const allowed = [/^Failed to load resource/, /^404: there is no page at \//, /^Error: Failed to save to database/];

interface Watched {
  /** Errors that the test provokes. */
  readonly provoked: RegExp;
  readonly errors: readonly string[];
}

/** Playwright's test, which also fails if a page breaks the site's policy, throws, or logs an error. */
export const test = base.extend<Watched>({
  provoked: [/(?!)/, { option: true }],
  errors: [
    async ({ context, provoked }, use) => {
      const errors: string[] = [];
      context.on("console", message => {
        if (message.type() === "error") errors.push(message.text());
      });
      context.on("weberror", error => errors.push(String(error.error())));
      await use(errors);
      expect(errors.filter(error => ![...allowed, provoked].some(pattern => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
