import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { builtSite } from "../site/project";
import { company, contactPage, notFoundPage, published, services, titled } from "./content";
import { hydrated, open, twoFrames } from "./support";
import { openStill, pageKinds } from "./support-a11y";
import { test } from "./watched-test";

const pages = ["/", "/services", "/projects", "/gallery", ...[...services, ...published].map(({ path }) => path)];

test("the content of every page about the work links to the contact page", async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect([path, main.includes('href="/contact"')]).toEqual([path, true]);
  }
});

test("no section is higher than the height that it has before it is laid out", async ({ page }) => {
  const tooHigh = () =>
    [...document.querySelectorAll<HTMLElement>("main > section")].flatMap(section => {
      const promised = Number.parseFloat(getComputedStyle(section).containIntrinsicBlockSize.replace("auto ", ""));
      return section.offsetHeight > promised ? [`${section.id || section.className}: ${section.offsetHeight}`] : [];
    });
  const promises = () =>
    [...document.querySelectorAll("main > section")].filter(section =>
      /px/.test(getComputedStyle(section).containIntrinsicBlockSize),
    ).length;
  const found: string[] = [];
  let checked = 0;
  for (const [kind, path] of Object.entries(pageKinds)) {
    await openStill(page, path);
    // At 1,023 px, the cards of the services are in one column.
    for (const width of [360, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await twoFrames(page);
      checked += await page.evaluate(promises);
      for (const section of await page.evaluate(tooHigh)) found.push(`${kind} at ${width} px: ${section} px`);
    }
  }
  expect(checked).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

for (const [width, height] of [
  [360, 800],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`no picture of the first view waits for the visitor to scroll, ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [kind, path] of Object.entries(pageKinds))
      await test.step(kind, async () => {
        await open(page, path);
        const pictures = await page.locator("main picture > img").evaluateAll(all =>
          all.flatMap(image => {
            const { left, right, top, bottom } = image.getBoundingClientRect();
            const shownWidth = Math.min(right, innerWidth) - Math.max(left, 0);
            const shownHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
            if (!image.checkVisibility() || shownWidth <= 0 || shownHeight <= 0) return [];
            const area = shownWidth * shownHeight;
            const isMostlySeen = area > ((right - left) * (bottom - top)) / 2;
            return [
              { alt: (image as HTMLImageElement).alt, area, isMostlySeen, isLazy: image.matches("[loading=lazy]") },
            ];
          }),
        );
        const largest = Math.max(...pictures.map(({ area }) => area));
        const late = pictures.filter(({ area, isMostlySeen, isLazy }) => isLazy && (isMostlySeen || area === largest));
        expect(late).toEqual([]);
      });
  });

test("an unknown address shows a link to the home page and is logged", async ({ page, errors }) => {
  await open(page, "/services/no-such-service");
  await expect(page).toHaveTitle(titled("No Such Service"));
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");
  expect(errors.join("\n")).toContain("/services/no-such-service");
  await open(page, "/no-such-page");
  await expect(page).toHaveTitle(titled(notFoundPage.meta.label));
});

test.describe("on a host that cannot redirect", () => {
  for (const [path, meant] of Object.entries({
    "/contact.": "/contact",
    "/Contact": "/contact",
    "/gallery%22": "/gallery",
    "/CONTACT%E2%80%9D)?from=mail": "/contact",
    "/Dairy.": "/projects/dairy-yard",
  }))
    test(`${path} offers ${meant} first, and is logged`, async ({ page, errors }) => {
      const notFound = await readFile(join(builtSite, "public/404.html"), "utf8");
      const headers = { "content-type": "text/html; charset=utf-8" };
      await page.route(
        url => url.pathname === new URL(path, url).pathname,
        route => route.fulfill({ status: 404, headers, body: notFound }),
      );
      await open(page, path);
      const links = page.getByRole("main").getByRole("link");
      await expect(links).toHaveText([`Go to ${meant}`, notFoundPage.action.label]);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      expect(errors.join("\n")).toContain("404: there is no page at");
      await links.first().click();
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toHaveCount(0);
    });
});

test("an unknown address with a full stop has a title without it, and only the link to the home page", async ({
  page,
}) => {
  for (const path of ["/services/no-such-service.", "/services/No-Such-Service%22"]) {
    await open(page, path);
    await expect(page).toHaveTitle(titled("No Such Service"));
    await expect(page.getByRole("main").getByRole("link")).toHaveText([notFoundPage.action.label]);
  }
});

test("an address whose signs were encoded leads to the page that was meant", async ({ page }) => {
  for (const end of ["%3Futm_source=mail", "%23contact-form", "%2F", "%0A", "%20"]) {
    await page.goto(`/contact${end}`);
    await expect(page).toHaveTitle(titled(contactPage.meta.label));
    await hydrated(page);
  }
});

test("the year in the footer is the current one, not that of the build", async ({ page }) => {
  await page.clock.install({ time: new Date(2041, 5, 1) });
  await open(page, "/services");
  await expect(page.locator("footer").getByText(`© 2041 ${company.name}`)).toBeVisible();
});
