import { expect, test } from "@playwright/test";
import { pageOfKind } from "./limits";

/** The most sheets of A4 that a page of each kind takes. */
const sheets = { contact: 1, "case study": 2, service: 3 } as const;

for (const [kind, most] of Object.entries(sheets))
  test(`${kind}: fits ${most} sheets of paper`, async ({ page }) => {
    await page.goto(pageOfKind[kind as keyof typeof sheets], { waitUntil: "load" });
    const paper = await page.pdf({ preferCSSPageSize: true });
    const printed = paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
    expect(printed).toBeGreaterThan(0);
    expect(printed).toBeLessThanOrEqual(most);
  });
