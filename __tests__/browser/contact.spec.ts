import { randomUUID } from "node:crypto";
import { expect, type Locator } from "@playwright/test";
import { addressLines, company, contactPage, emailHref, phoneHref } from "./content";
import {
  button,
  expectFailed,
  expectFields,
  expectSent,
  field,
  fillIn,
  newEnquiry,
  openContact,
  ready,
  send,
  storing,
  stored,
} from "./contact-support";
import { boxOf, narrow, takenOver } from "./support";
import { test } from "./watched-test";

test.describe("The contact form", () => {
  test("stores an enquiry, says so, and is empty again", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await send(page, enquiry);
    await expectSent(page);
    expect(await stored(enquiry.message)).toMatchObject([enquiry]);
  });

  test("stores an enquiry without a phone number", async ({ page }) => {
    const enquiry = { ...newEnquiry(), phone: "" };
    await openContact(page);
    await send(page, enquiry);
    await expectSent(page);
    expect(await stored(enquiry.message)).toMatchObject([{ ...enquiry, phone: null }]);
  });

  test("can be filled in and sent with the keyboard alone, and keeps the keyboard's place", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await field(page, "name").focus();
    for (const value of [enquiry.name, enquiry.email, enquiry.phone, enquiry.message]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("main").getByRole("link", { name: contactPage.form.privacyLink.label })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expectSent(page);
    await expect(button(page)).toBeFocused();
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("reads 'Sending...' on a button that is off until the answer is there", async ({ page }) => {
    let answer: () => void = () => undefined;
    await openContact(page);
    await page.route(storing, async route => {
      await new Promise<void>(resolve => (answer = resolve));
      await route.fulfill({ status: 201, body: "" });
    });
    await fillIn(page, newEnquiry());
    const sent = page.waitForRequest(storing);
    await button(page).click();
    await sent;
    await expect(button(page)).toBeDisabled();
    await expect(button(page)).toHaveText("Sending...");
    await expect(button(page).locator("span")).not.toHaveCSS("animation-name", "none");
    answer();
    await expectSent(page);
  });

  test("asks for what is missing and sends nothing", async ({ page }) => {
    let requests = 0;
    await openContact(page);
    await page.route(storing, () => {
      requests++;
    });
    await button(page).click();
    await expect(field(page, "name")).toBeFocused();
    await fillIn(page, { ...newEnquiry(), email: "not an address" });
    await button(page).click();
    await expect(field(page, "email")).toBeFocused();
    expect(requests).toBe(0);
  });

  test("fetches nothing of what sending needs before it is touched", async ({ page }) => {
    const scripts: string[] = [];
    await openContact(page);
    await takenOver(page);
    page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()));
    await page.mouse.wheel(0, 400);
    expect(scripts).toEqual([]);
    await field(page, "name").focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test("an error stays until it is dismissed", async ({ page }) => {
    await page.clock.install();
    await openContact(page);
    await page.route(storing, route => route.fulfill({ status: 500, body: "" }));
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await page.clock.fastForward(10 * 60_000);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.clock.fastForward(1_000);
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test.describe("on a wide screen", () => {
    test("a toast is 356 px wide", async ({ page }) => {
      await openContact(page);
      await page.route(storing, route => route.fulfill({ status: 201, body: "" }));
      await send(page, newEnquiry());
      await expectSent(page);
      const toast = page.getByRole("button", { name: "Dismiss" }).locator("..");
      await expect.poll(async () => (await boxOf(toast)).width).toBe(356);
    });
  });

  test.describe("on a phone", () => {
    test.use(narrow);
    test("a toast lies inside the screen and above the bar at its foot", async ({ page }) => {
      await openContact(page);
      await page.route(storing, route => route.fulfill({ status: 201, body: "" }));
      await send(page, newEnquiry());
      await expectSent(page);
      await expect(async () => {
        const { x, right, bottom } = await boxOf(page.getByRole("button", { name: "Dismiss" }).locator(".."));
        expect(x).toBeGreaterThanOrEqual(16);
        expect(right).toBeLessThanOrEqual(344);
        expect(bottom).toBeLessThanOrEqual(800 - 64);
      }).toPass();
    });
    test("the form comes before the panels", async ({ page }) => {
      await openContact(page);
      const panel = page.getByRole("heading", { name: contactPage.reasons.heading, exact: true });
      expect((await boxOf(button(page))).bottom).toBeLessThan((await boxOf(panel)).y);
    });
  });

  test.describe("with less motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("the spinner stands still", async ({ page }) => {
      await openContact(page);
      await page.route(storing, () => undefined);
      await fillIn(page, newEnquiry());
      await button(page).click();
      await expect(button(page).locator("span")).toHaveCSS("animation-name", "none");
    });
  });
});

test.describe("What was typed", () => {
  test("survives a reload", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await fillIn(page, enquiry);
    await page.reload();
    await ready(page);
    await expectFields(page, enquiry);
  });

  test("survives another page and the back button", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await fillIn(page, enquiry);
    await page.goto("/gallery");
    await page.goBack();
    await ready(page);
    await expectFields(page, enquiry);
  });

  test("survives a failed submission and a reload after it", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await page.route(storing, route => route.abort());
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await page.reload();
    await ready(page);
    await expectFields(page, enquiry);
  });

  test("is gone after a success", async ({ page }) => {
    await openContact(page);
    await send(page, newEnquiry());
    await expectSent(page);
    await page.reload();
    await ready(page);
    await expectFields(page, { name: "", email: "", phone: "", message: "" });
  });
});

test.describe("Hostile input is stored as typed", () => {
  const inputs: Record<string, string> = {
    "a fragment of SQL": "'); drop table contact_submissions; --",
    "a fragment of HTML": '<img src=x onerror="alert(1)"><script>alert(2)</script>',
    emoji: "👩‍🔧🏴󠁧󠁢󠁥󠁮󠁧󠁿 🙂",
    "right-to-left text": "שלום \u202eمرحبا",
    "5,000 characters": "ü".repeat(4_960),
  };
  test(Object.keys(inputs).join(", "), async ({ page }) => {
    page.on("dialog", () => {
      throw new Error("The page ran what was typed.");
    });
    await openContact(page);
    for (const [name, text] of Object.entries(inputs))
      await test.step(name, async () => {
        const message = `${text} ${randomUUID()}`.slice(0, 5_000);
        // A name, which stands in the subject of mails, may not turn the direction of what follows it.
        const enquiry = { ...newEnquiry(), name: text.replace("\u202e", "").slice(0, 100), message };
        await send(page, enquiry);
        await expectSent(page);
        expect(await stored(message)).toMatchObject([enquiry]);
      });
  });

  test("without line breaks in the name, and without NUL bytes", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await fillIn(page, enquiry);
    await field(page, "name").evaluate((element: HTMLInputElement) => (element.value = "Ann\tBcc: all@example.com\0"));
    await button(page).click();
    await expectSent(page);
    expect(await stored(enquiry.message)).toMatchObject([{ name: "Ann Bcc: all@example.com" }]);
  });

  test("5,001 characters cannot be typed, and are refused when they come another way", async ({ page }) => {
    const enquiry = { ...newEnquiry(), message: "x".repeat(5_001) };
    await openContact(page);
    await expect(field(page, "message")).toHaveAttribute("maxlength", "5000");
    await fillIn(page, { ...enquiry, message: "x" });
    await field(page, "message").evaluate(
      (element: HTMLTextAreaElement, text) => (element.value = text),
      enquiry.message,
    );
    await button(page).click();
    await expectFailed(page, enquiry);
  });
});

test.describe("The trap for machines", () => {
  const trap = "#contact-form [aria-hidden] input";

  test("is out of sight, out of reach of the keyboard, and left alone by autofill", async ({ page }) => {
    await openContact(page);
    await expect(page.locator(trap)).toHaveAttribute("tabindex", "-1");
    await expect(page.locator(trap)).toHaveAttribute("autocomplete", "off");
    expect((await boxOf(page.locator("#contact-form [aria-hidden]:has(input)"))).width).toBe(1);
  });

  test("drops nothing of a visitor whose browser fills it", async ({ page }) => {
    const enquiry = newEnquiry();
    await page.clock.install();
    await openContact(page);
    await fillIn(page, enquiry);
    await page.locator(trap).evaluate((element: HTMLInputElement) => (element.value = "filled"));
    await page.clock.fastForward(3_000);
    await button(page).click();
    await expectSent(page);
    expect(await stored(enquiry.message)).toHaveLength(1);
  });

  test("silently drops what fills it in no time", async ({ page }) => {
    const enquiry = newEnquiry();
    await openContact(page);
    await page.locator("#contact-form form").evaluate(
      (form: HTMLFormElement, values: Record<string, string | undefined>) => {
        for (const element of form.querySelectorAll("input, textarea")) {
          const input = element as HTMLInputElement;
          input.value = values[input.name] ?? "http://spam.example";
        }
        form.requestSubmit();
      },
      { ...enquiry },
    );
    await expectSent(page);
    expect(await stored(enquiry.message)).toHaveLength(0);
  });
});

test.describe("The contact page", () => {
  test("the button of its head leads to the form, 100 px below the top", async ({ page }) => {
    await openContact(page);
    await page.getByRole("link", { name: contactPage.heroAction, exact: true }).click();
    await expect
      .poll(() => page.locator("#contact-form").evaluate(element => Math.round(element.getBoundingClientRect().top)))
      .toBe(100);
  });

  /** The links that call and write to the firm stand in this part of the page and say what they do. */
  const expectReach = async (part: Locator) => {
    await expect(part.locator("a[href^='tel:']")).toHaveAttribute("href", phoneHref);
    await expect(part.locator("a[href^='tel:']")).toHaveText(company.phone.display);
    await expect(part.locator("a[href^='mailto:']")).toHaveAttribute("href", emailHref);
    await expect(part.locator("a[href^='mailto:']")).toHaveText(company.email.address);
    for (const link of await part.getByRole("link").all()) await expect(link).toBeVisible();
  };

  test("offers address, telephone and e-mail beside the form", async ({ page }) => {
    await openContact(page);
    const details = page.getByRole("region", { name: contactPage.details.heading, exact: true });
    for (const line of addressLines) await expect(details.locator("address")).toContainText(line);
    await expectReach(details);
  });

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("offers telephone and e-mail in place of a form that could not be sent", async ({ page }) => {
      await page.goto("/contact");
      const form = page.locator("#contact-form");
      await expect(form.getByText(contactPage.form.noScript, { exact: true })).toBeVisible();
      await expectReach(form);
      await expect(button(page)).toBeHidden();
    });

    test("leads to the form, 100 px below the top", async ({ page }) => {
      await page.goto("/contact");
      await page.getByRole("link", { name: contactPage.heroAction, exact: true }).click();
      const { y } = await boxOf(page.locator("#contact-form"));
      expect(Math.round(y)).toBe(100);
    });
  });
});
