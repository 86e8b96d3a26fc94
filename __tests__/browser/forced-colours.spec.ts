import { expect, type Locator } from "@playwright/test";
import { open, rgb } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

type Part = "::before" | "::after" | undefined;

/** The background colour of an element, and whether it differs from the page's. */
const ground = (element: Locator, part?: Part) =>
  element.first().evaluate((of, pseudo) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.background = "Canvas";
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const own = getComputedStyle(of, pseudo).backgroundColor;
    return { own, isSeen: own !== canvas && own !== "rgba(0, 0, 0, 0)" };
  }, part);

/** Whether an icon has the colour of the text around it. */
const asWords = (drawing: Locator) =>
  drawing.evaluate(svg => getComputedStyle(svg).stroke === getComputedStyle(svg.parentElement ?? svg).color);

test("in forced colours, light or dark, icons and controls show, and the current one stands out", async ({ page }) => {
  const seen = async (element: Locator, part?: Part) => {
    const { own, isSeen } = await ground(element, part);
    expect(isSeen, `${element.toString()} ${String(part)} is ${own}`).toBe(true);
    return own;
  };
  /** Opens a page, and runs checks with each scheme. */
  const inBoth = async (kind: "home" | "service" | "contact", check: () => Promise<void>) => {
    await open(page, pageKinds[kind]);
    for (const colorScheme of ["light", "dark"] as const)
      await test.step(`${kind}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await check();
      });
  };
  await page.emulateMedia({ forcedColors: "active" });
  await inBoth("home", async () => {
    const projects = page.getByRole("group", { name: "Scroll the projects" });
    const current = await seen(projects.locator("[aria-current]"), "::before");
    expect(await seen(projects.getByRole("button", { name: /^Page 2/ }), "::before")).not.toBe(current);
    expect(await asWords(projects.getByRole("button", { name: "Next project" }).locator("svg"))).toBe(true);
    const segments = page.getByRole("toolbar", { name: "Slides" });
    const filled = await seen(segments.locator("[aria-current]"), "::after");
    expect(await seen(segments.locator("button:not([aria-current])"), "::before")).not.toBe(filled);
    // The white icon on a service's photograph keeps its dark square.
    const service = page.locator("#services li > svg").first();
    await expect(service).toHaveCSS("background-color", rgb("ink"));
    await expect(service).toHaveCSS("stroke", rgb("paper"));
    // The firm's logo is white; clients' logos need a white background.
    expect(await seen(page.locator("header img"))).toBe(rgb("ink"));
    expect((await ground(page.locator("[aria-labelledby='clients'] img"))).own).toBe(rgb("paper"));
  });
  await inBoth("service", async () => {
    const steps = page.getByRole("button", { name: /^Step 0\d: / });
    expect(await seen(steps.nth(0), "::before")).not.toBe(await seen(steps.nth(1), "::before"));
  });
  await inBoth("contact", async () => {
    for (const drawing of await page.locator("main svg:visible").all()) expect(await asWords(drawing)).toBe(true);
  });
});
