import { expect, type Locator, type Page } from "@playwright/test";
import { fieldNames } from "../../src/enquiry/fields";
import { contactPage, menuEntry } from "./content";
import { button, expectSent, field, newEnquiry, stored } from "./contact-support";
import { open } from "./support";
import { nodesOf, openStill, pageKinds } from "./support-a11y";
import { test } from "./watched-test";

/** Presses Tab until an element has the focus. Throws if that never happens. */
const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
};

/** Whether a popover's button is expanded. Only the browser knows: no attribute says it. */
const expanded = async (page: Page, button: string) => {
  const node = (await nodesOf(page)).find(({ role, name }) => role?.value === "button" && name?.value === button);
  return node?.properties?.find(property => property.name === "expanded")?.value.value as unknown;
};

test("a screen reader finds every heading of a page that nobody has scrolled", async ({ page }) => {
  await open(page, pageKinds.home);
  const headings = async () =>
    (await nodesOf(page)).filter(({ role, ignored }) => role?.value === "heading" && !ignored);
  const all = await page.locator("h1, h2, h3").filter({ visible: true }).count();
  await expect.poll(async () => (await headings()).length).toBe(all);
});

test("the header is a list of links and buttons, and a button says whether its menu is open", async ({ page }) => {
  await openStill(page, pageKinds.home);
  const menu = page.locator("header").getByRole("button", { name: menuEntry("services").title, exact: true });
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - link
        - listitem:
          - button
        - listitem:
          - button
  `);
  await menu.focus();
  await page.keyboard.press("Enter");
  expect(await expanded(page, menuEntry("services").title)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  expect(await expanded(page, menuEntry("services").title)).toBe(false);
});

test("an enquiry can be sent by keyboard alone; it is read in order, its answer announced once", async ({ page }) => {
  await openStill(page, pageKinds.home);
  await tabTo(page, page.getByRole("banner").locator("a[href='/contact']:visible").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(button(page)).toBeEnabled();

  const order = [
    "heading .*\\[level=1\\]",
    `heading "${contactPage.form.heading}" \\[level=2\\]`,
    ...fieldNames.map(() => 'textbox "'),
    `button "${contactPage.form.photographs.add}"`,
    `button "${contactPage.form.submit}"`,
    `heading "${contactPage.reasons.heading}" \\[level=2\\]`,
  ];
  expect(await page.getByRole("main").ariaSnapshot()).toMatch(new RegExp(order.join("[^]*")));

  const enquiry = newEnquiry();
  await tabTo(page, field(page, "name"));
  for (const name of fieldNames) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(enquiry[name]);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel(contactPage.form.photographs.add)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: contactPage.form.privacyLink.label })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSent(page);
  await expect(button(page)).toBeFocused();
  const regions = page.locator("[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]");
  const said = await regions.evaluateAll(all => all.map(({ textContent }) => textContent.trim()));
  expect(said.filter(text => text.includes("Message sent!"))).toHaveLength(1);
  expect(await regions.locator("[role=status], [role=alert], [aria-live]").count()).toBe(0);
  expect(await stored(enquiry.message)).toMatchObject([enquiry]);
});
