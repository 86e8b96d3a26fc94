import { expect } from "@playwright/test";
import { notFoundPage, published, services, titled } from "./content";
import { narrow, open } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

const pages = ["/", "/services", "/projects", "/gallery", ...[...services, ...published].map(({ path }) => path)];

test("every page about the work leads from its own content to an enquiry", async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect([path, main.includes('href="/contact"')]).toEqual([path, true]);
  }
});

test("an address that leads nowhere shows the way home and is logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", message => logged.push(message.text()));
  await open(page, "/services/no-such-service");
  await expect(page).toHaveTitle(titled("No Such Service"));
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");
  expect(logged.join("\n")).toContain("/services/no-such-service");
  await open(page, "/no-such-page");
  await expect(page).toHaveTitle(titled(notFoundPage.meta.label));
});

test.describe("On a phone", () => {
  test.use(narrow);
  test("no screenful holds more than one red call", async ({ page }) => {
    for (const path of Object.values(pageKinds)) {
      await open(page, path);
      const most = await page.evaluate(() => {
        const red = [...document.querySelectorAll("a, button")].flatMap(call => {
          const { top, bottom, width } = call.getBoundingClientRect();
          const isRed = getComputedStyle(call).backgroundColor === "rgb(204, 44, 44)";
          return isRed && width > 60 ? [{ top, bottom, isFixed: Boolean(call.closest("nav")) }] : [];
        });
        const own = red.filter(({ isFixed }) => !isFixed);
        const together = own.map(({ top }) => own.filter(b => b.top >= top && b.bottom <= top + innerHeight).length);
        return Math.max(0, ...together) + red.length - own.length;
      });
      expect([path, most]).toEqual([path, 1]);
    }
  });
});
