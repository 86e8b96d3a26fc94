import { expect, test } from "@playwright/test";
import { read, save } from "./project";

const HOME = "pages/home.json";

/** The lines of a text that another one does not have. */
const newLines = (text: string, before: string) => text.split("\n").filter(line => !before.split("\n").includes(line));

test.beforeEach(async ({ page }) => {
  await page.goto(`/admin/forms/#content/${HOME}`);
});

test("a changed headline is one changed line of the file, and Undo and Save take it back", async ({ page }) => {
  const before = await read(HOME);
  await page.getByRole("button", { name: "Top of the page" }).click();
  await page.getByLabel("Headline").fill("A headline from the forms");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved on this computer.")).toBeVisible();
  expect(newLines(await read(HOME), before)).toEqual(['    "headline": "A headline from the forms",']);
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => read(HOME)).toBe(before);
});

test("an entry of a list is dragged to another place, and stays unfolded", async ({ page }) => {
  const before = await read(HOME);
  await page.getByRole("button", { name: "Quality statement" }).click();
  await page.getByRole("button", { name: /^Benefits/ }).click();
  const handles = page.getByRole("button", { name: /^Move / });
  const [first, second] = await handles.evaluateAll(all => all.map(handle => handle.ariaLabel));
  await page.getByRole("button", { name: second!.replace("Move ", ""), exact: true }).click();
  await handles.nth(1).dragTo(handles.nth(0), { steps: 20 });
  await expect
    .poll(() => handles.evaluateAll(all => all.map(handle => handle.ariaLabel).slice(0, 2)))
    .toEqual([second, first]);
  await expect(page.getByRole("button", { name: second!.replace("Move ", ""), exact: true })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await save(HOME, before);
});

test("the page runs under a policy without eval", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", message => message.type() === "error" && faults.push(message.text()));
  await page.getByRole("button", { name: "Top of the page" }).click();
  await page.getByLabel("Headline").fill("");
  await expect(page.getByText(/Headline is missing/)).toBeVisible();
  const policy = await page.locator("meta[http-equiv]").getAttribute("content");
  expect(policy).toContain("script-src 'self';");
  expect(faults).toEqual([]);
});
