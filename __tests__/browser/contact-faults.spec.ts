import { expect, type Page, type Route } from "@playwright/test";
import { type Enquiry, fieldNames } from "../../src/enquiry/fields";
import { listen } from "../servers/http";
import { contactPage, galleryPage } from "./content";
import {
  button,
  expectFailed,
  expectFields,
  expectSent,
  expectStored,
  field,
  fillIn,
  newEnquiry,
  openContact,
  openFilledIn,
  press,
  send,
  stored,
  storeUrl,
} from "./contact-support";
import { holdBack } from "./support";
import { test } from "./watched-test";

const html = "<!doctype html><title>Welcome</title><p>Please sign in to this network.";
const refusal = JSON.stringify({ code: "x", message: "refused", details: null, hint: null });

/** Sends again without the fault and expects one stored row. */
const tryAgain = async (page: Page, enquiry: Enquiry) => {
  await page.unroute(storeUrl);
  await page.context().setOffline(false);
  await button(page).click();
  await expectStored(page, enquiry);
};

test.describe("After a fault the form shows an error and keeps its fields, and sending again stores one row", () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    "a refused connection": route => route.abort("connectionrefused"),
    "HTML instead of JSON": route => route.fulfill({ status: 200, contentType: "text/html", body: html }),
    "a refused request": route => route.fulfill({ status: 400, contentType: "application/json", body: refusal }),
  };
  const brokenOff = {
    "the connection closes before the answer": "",
    "the connection closes during the answer": "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{",
  };

  test("no connection, no database, a refusal, or an answer that is cut off or lost", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    const expectKept = async (
      fault: (route: Route) => Promise<void>,
      notice?: { readonly title: string; readonly text: string },
    ) => {
      await page.route(storeUrl, fault);
      await press(page);
      await expectFailed(page, enquiry, notice);
      await page.unroute(storeUrl);
    };
    for (const [name, fault] of Object.entries(faults)) await test.step(name, () => expectKept(fault));
    await test.step("too many requests", async () => {
      const tooMany = (route: Route) => route.fulfill({ status: 429, contentType: "application/json", body: refusal });
      await expectKept(tooMany, contactPage.rateLimited);
    });
    for (const [name, words] of Object.entries(brokenOff))
      await test.step(name, async () => {
        const { url, close } = await listen(({ socket }) => socket.end(words));
        await expectKept(route => route.continue({ url }));
        await close();
      });
    await tryAgain(page, enquiry);

    await test.step("the answer is lost after the row was stored", async () => {
      const another = newEnquiry();
      await page.route(storeUrl, async route => {
        await route.fetch();
        await route.abort("connectionreset");
      });
      await send(page, another);
      await expectFailed(page, another);
      expect(await stored(another.message)).toHaveLength(1);
      await tryAgain(page, another);
    });
  });

  test("no answer: the button is disabled and reads 'Sending...' for 12 s", async ({ page }) => {
    await page.clock.install();
    const enquiry = await openFilledIn(page);
    await page.route(storeUrl, () => undefined);
    await press(page);
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveText("Sending...");
    await expect(page.getByRole("status").filter({ hasText: "Sending..." })).toHaveCount(1);
    await test.step("the spinner turns, except with reduced motion", async () => {
      const spinner = button(page).locator("span[aria-hidden]");
      await expect(spinner).not.toHaveCSS("animation-name", "none");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(spinner).toHaveCSS("animation-name", "none");
    });
    const aborted = page.waitForEvent("requestfailed", request => request.url().includes("contact_submissions"));
    await page.clock.fastForward(12_000);
    await aborted;
    await expectFailed(page, enquiry);
    await tryAgain(page, enquiry);
  });

  test("going offline while typing, or while sending", async ({ page, context }) => {
    await openContact(page);
    await test.step("while typing", async () => {
      const enquiry = newEnquiry();
      const library = page.waitForEvent("requestfinished", request => request.resourceType() === "script");
      await fillIn(page, enquiry);
      await library;
      await context.setOffline(true);
      await button(page).click();
      await expectFailed(page, enquiry);
      await tryAgain(page, enquiry);
    });
    await test.step("while sending", async () => {
      const enquiry = newEnquiry();
      await page.route(storeUrl, async route => {
        await context.setOffline(true);
        await route.continue();
      });
      await send(page, enquiry);
      await expectFailed(page, enquiry);
      await tryAgain(page, enquiry);
    });
  });

  test("being offline before the form is touched", async ({ page, context }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await context.setOffline(true);
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await tryAgain(page, enquiry);
  });
});

test.describe("One enquiry stores one row", () => {
  test("when the button is clicked twice, or Enter pressed twice", async ({ page }) => {
    let requests = 0;
    await openContact(page);
    await page.route(storeUrl, async route => {
      requests++;
      await route.continue();
    });
    const ways: Record<string, () => Promise<void>> = {
      "two clicks": () => button(page).dblclick(),
      "Enter twice": async () => {
        await field(page, "name").focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
      },
      "Enter again when the first answer is there": async () => {
        await field(page, "name").focus();
        await page.keyboard.press("Enter");
        await expectSent(page);
        await page.keyboard.press("Enter");
      },
    };
    for (const [name, sendTwice] of Object.entries(ways))
      await test.step(name, async () => {
        const enquiry = newEnquiry();
        requests = 0;
        await fillIn(page, enquiry);
        await sendTwice();
        await expectStored(page, enquiry);
        expect(requests).toBe(1);
      });
  });

  test("when the visitor leaves the site while it is being sent", async ({ page }) => {
    const enquiry = await openFilledIn(page);
    await press(page);
    await page.goto("about:blank");
    await expect.poll(async () => (await stored(enquiry.message)).length).toBe(1);
  });

  /** Sends an enquiry and goes to another page. The returned function lets the held request continue. */
  const leaveWhileSending = async (page: Page, answer: (route: Route) => Promise<void>) => {
    const enquiry = await openFilledIn(page);
    const release = await holdBack(page, storeUrl, answer);
    await press(page);
    await page.getByRole("contentinfo").locator("a[href='/gallery']").first().click();
    await expect(page.getByRole("heading", { level: 1, name: galleryPage.hero.heading, exact: true })).toBeVisible();
    return { enquiry, release };
  };

  test("when the visitor opens another page while it is being sent, and sees the success there", async ({ page }) => {
    const { enquiry, release } = await leaveWhileSending(page, route => route.continue());
    release();
    await expect(page.getByRole("status").filter({ hasText: "Message sent!" })).toBeVisible();
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  for (const fails of [true, false])
    test(`when the visitor leaves and returns before it ${fails ? "fails" : "is stored"}; the form still has the text`, async ({
      page,
    }) => {
      let requests = 0;
      page.on("request", request => request.url().includes("contact_submissions") && requests++);
      const { enquiry, release } = await leaveWhileSending(page, route => (fails ? route.abort() : route.continue()));
      await page.goBack();
      await expect(button(page)).toHaveText("Sending...");
      await expectFields(page, enquiry);
      for (const name of fieldNames) await expect(field(page, name)).not.toBeEditable();
      await field(page, "name").press("Enter");
      release();
      await (fails ? expectFailed(page, enquiry) : expectSent(page));
      expect(requests).toBe(1);
      if (fails) await tryAgain(page, enquiry);
      expect(await stored(enquiry.message)).toHaveLength(1);
    });

  test("when the server no longer has its scripts, as after a new deploy", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await page.route(/\.js$/, route => route.fulfill({ status: 404, contentType: "text/html", body: html }));
    await send(page, enquiry);
    await expectStored(page, enquiry);
  });

  test("when its scripts never load", async ({ page }) => {
    const enquiry = newEnquiry();
    await page.clock.install();
    await openContact(page);
    await page.route(/\.js$/, () => undefined);
    await fillIn(page, enquiry);
    const sent = page.waitForRequest(storeUrl);
    await button(page).click();
    await page.clock.fastForward(4_000);
    await sent;
    await expect(field(page, "message")).toHaveValue("");
    await page.clock.fastForward(3_000);
    await expectStored(page, enquiry);
  });
});
