import { createServer, type Socket } from "node:net";
import { expect, type Page, type Route } from "@playwright/test";
import { galleryPage } from "./content";
import {
  button,
  expectFailed,
  expectSent,
  field,
  fillIn,
  newEnquiry,
  openContact,
  send,
  storing,
  stored,
} from "./contact-support";
import { test } from "./watched-test";

const html = "<!doctype html><title>Welcome</title><p>Please sign in to this network.";
const refusal = JSON.stringify({ code: "x", message: "refused", details: null, hint: null });

/** Presses the button and waits until the enquiry is on its way. */
const sendAgain = async (page: Page) => {
  const sent = page.waitForRequest(storing);
  await button(page).click();
  await sent;
};

/** Lets the form try again without the fault, and counts what is stored in the end. */
const tryAgain = async (page: Page, message: string) => {
  await page.unroute(storing);
  await button(page).click();
  await expectSent(page);
  expect(await stored(message)).toHaveLength(1);
};

test.describe("A fault on the way ends in the failure notice with fields kept, and trying again stores one row", () => {
  const faults: Record<string, Record<string, (route: Route) => Promise<void>>> = {
    "no way to the server": {
      "a refused connection": route => route.abort("connectionrefused"),
      "a failure of DNS": route => route.abort("namenotresolved"),
      "a reset connection": route => route.abort("connectionreset"),
      "a refusal by CORS": route => route.abort("blockedbyresponse"),
    },
    "an answer of something else": {
      "HTML instead of JSON": route => route.fulfill({ status: 200, contentType: "text/html", body: html }),
      "HTML with 503": route => route.fulfill({ status: 503, contentType: "text/html", body: html }),
      "an empty body": route => route.fulfill({ status: 200, body: "" }),
      "an empty 404": route => route.fulfill({ status: 404, body: "" }),
    },
    "a refusal": Object.fromEntries(
      [401, 403, 404, 409, 413, 422, 429, 500, 503].map(status => [
        `an answer ${status}`,
        (route: Route) => route.fulfill({ status, contentType: "application/json", body: refusal }),
      ]),
    ),
  };

  for (const [kind, ofThisKind] of Object.entries(faults))
    test(`${kind}: ${Object.keys(ofThisKind).join(", ")}`, async ({ page }) => {
      const enquiry = newEnquiry();
      await openContact(page);
      await fillIn(page, enquiry);
      for (const [name, fault] of Object.entries(ofThisKind))
        await test.step(name, async () => {
          await page.route(storing, fault);
          await sendAgain(page);
          await expectFailed(page, enquiry);
          await page.unroute(storing);
        });
      await tryAgain(page, enquiry.message);
    });

  test("no answer at all, after 12 s", async ({ page }) => {
    const enquiry = newEnquiry();
    await page.clock.install();
    await openContact(page);
    await page.route(storing, () => undefined);
    await fillIn(page, enquiry);
    const sent = page.waitForRequest(storing);
    await button(page).click();
    await sent;
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveText("Sending...");
    await page.clock.fastForward(12_000);
    await expectFailed(page, enquiry);
    await tryAgain(page, enquiry.message);
  });

  test("a connection closed before the answer or within it", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await fillIn(page, enquiry);
    for (const words of ["", "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"]) {
      const server = createServer((socket: Socket) => {
        socket.on("error", () => undefined).once("data", () => socket.end(words));
      });
      await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as { port: number };
      await page.route(storing, route => route.continue({ url: `http://127.0.0.1:${port}/` }));
      await sendAgain(page);
      await expectFailed(page, enquiry);
      await page.unroute(storing);
      server.close();
    }
    await tryAgain(page, enquiry.message);
  });

  test("going offline while typing", async ({ page, context }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    const library = page.waitForEvent("requestfinished", request => request.resourceType() === "script");
    await fillIn(page, enquiry);
    await library;
    await context.setOffline(true);
    await button(page).click();
    await expectFailed(page, enquiry);
    await context.setOffline(false);
    await tryAgain(page, enquiry.message);
  });

  test("being offline before the form is touched", async ({ page, context }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await context.setOffline(true);
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await context.setOffline(false);
    await tryAgain(page, enquiry.message);
  });

  test("going offline while the enquiry is on its way", async ({ page, context }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await page.route(storing, async route => {
      await context.setOffline(true);
      await route.continue();
    });
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await context.setOffline(false);
    await tryAgain(page, enquiry.message);
  });

  test("an answer that is lost after the row was stored", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await page.route(storing, async route => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    expect(await stored(enquiry.message)).toHaveLength(1);
    await tryAgain(page, enquiry.message);
  });
});

test.describe("One enquiry stores one row", () => {
  test("when the button is clicked twice", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await fillIn(page, enquiry);
    await button(page).dblclick();
    await expectSent(page);
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("when Enter is pressed twice", async ({ page }) => {
    const enquiry = newEnquiry();
    let requests = 0;
    await openContact(page);
    await page.route(storing, async route => {
      requests++;
      await route.continue();
    });
    await fillIn(page, enquiry);
    await field(page, "name").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expectSent(page);
    expect(requests).toBe(1);
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("when it is sent from two tabs", async ({ page, context }) => {
    const enquiry = newEnquiry();
    const other = await context.newPage();
    await openContact(page);
    await openContact(other);
    await fillIn(page, enquiry);
    await fillIn(other, enquiry);
    await Promise.all([button(page).click(), button(other).click()]);
    await expectSent(page);
    await expectSent(other);
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("when the visitor leaves the site while it is on its way", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await fillIn(page, enquiry);
    const sent = page.waitForRequest(storing);
    await button(page).click();
    await sent;
    await page.goto("about:blank");
    await expect.poll(async () => (await stored(enquiry.message)).length).toBe(1);
  });

  test("when the visitor goes on to another page while it is on its way, and is told there", async ({ page }) => {
    const enquiry = newEnquiry();
    let release: () => void = () => undefined;
    await openContact(page);
    await page.route(storing, async route => {
      await new Promise<void>(resolve => (release = resolve));
      await route.continue();
    });
    await fillIn(page, enquiry);
    const sent = page.waitForRequest(storing);
    await button(page).click();
    await sent;
    await page.getByRole("contentinfo").locator("a[href='/gallery']").first().click();
    await expect(page.getByRole("heading", { level: 1, name: galleryPage.hero.heading, exact: true })).toBeVisible();
    release();
    await expect(page.getByRole("status").filter({ hasText: "Message sent!" })).toBeVisible();
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("when the scripts it needs are gone from the server, as after a new deploy", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await page.route(/\.js$/, route => route.fulfill({ status: 404, contentType: "text/html", body: html }));
    await send(page, enquiry);
    await expectSent(page);
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("when the scripts it needs never come", async ({ page }) => {
    const enquiry = newEnquiry();
    await page.clock.install();
    await openContact(page);
    await page.route(/\.js$/, () => undefined);
    await fillIn(page, enquiry);
    const sent = page.waitForRequest(storing);
    await button(page).click();
    await page.clock.fastForward(4_000);
    await sent;
    await expect(field(page, "message")).toHaveValue("");
    await page.clock.fastForward(3_000);
    await expectSent(page);
    expect(await stored(enquiry.message)).toHaveLength(1);
  });
});
