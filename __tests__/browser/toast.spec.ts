import { expect, type Page } from "@playwright/test";
import { galleryPage } from "./content";
import { expectFailed, expectSent, newEnquiry, openContact, send, storing } from "./contact-support";
import { test } from "./watched-test";

const answer = (page: Page, status: number) => page.route(storing, route => route.fulfill({ status, body: "" }));
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "Error sending message" });

/** What a message looks like: its ground, and its drawing beside that of its Dismiss button. */
const looksOf = async (page: Page) => {
  const card = page.getByRole("button", { name: "Dismiss" }).locator("..");
  return {
    ground: await card.evaluate(element => getComputedStyle(element).backgroundColor),
    drawing: await card.locator("> svg").innerHTML(),
  };
};

/** Notes from now on what comes into the regions that screen readers read; the answer counts a text in it when asked. */
const noteAnnounced = async (page: Page) => {
  await page.evaluate(() => {
    const announced: string[] = [];
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if ((target as Element).closest("[role=alert], [role=status], [aria-live]"))
          announced.push(...[...addedNodes].map(node => node.textContent ?? ""));
      document.documentElement.dataset.announced = announced.join("|");
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async (text: string) => {
    const announced = (await page.locator("html").getAttribute("data-announced")) ?? "";
    return announced.split("|").filter(part => part.includes(text)).length;
  };
};

test("A message over the page is announced once, looks like what it is, and stays on another page", async ({
  page,
}) => {
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await openContact(page);
  const timesAnnounced = await noteAnnounced(page);
  const success = await test.step("a success is put once into a region that was there before", async () => {
    await answer(page, 201);
    await send(page, newEnquiry());
    await expectSent(page);
    expect(await timesAnnounced("Message sent!")).toBe(1);
    const looks = await looksOf(page);
    await dismiss.click();
    await expect(dismiss).toBeHidden();
    return looks;
  });
  await test.step("an error is so too, and looks like one: on red, with a sign of its own", async () => {
    await answer(page, 500);
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    expect(await timesAnnounced("Error sending message")).toBe(1);
    const error = await looksOf(page);
    const [red = 0, green = 0, blue = 0] = error.ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
    expect(error.drawing).not.toBe(success.drawing);
    expect(error.ground).not.toBe(success.ground);
  });
  await test.step("it is still there on another page, above it also while the pages change, until it is dismissed", async () => {
    await page.locator("footer li a[href='/gallery']").first().click();
    await expect(page.locator("main h1")).toHaveText(galleryPage.hero.heading);
    await expect(alert(page)).toBeInViewport();
    await dismiss.click();
    await expect(alert(page)).toHaveCount(0);
  });
});
