import { expect, type Locator } from "@playwright/test";
import { fieldNames } from "../../src/enquiry/fields";
import { emptyEnquiry } from "../enquiry";
import { addressLines, company, contactPage, emailHref, phoneHref } from "./content";
import {
  button,
  expectFields,
  expectSent,
  field,
  fillByScript,
  fillIn,
  newEnquiry,
  openContact,
  ready,
  stored,
  storeUrl,
} from "./contact-support";
import { boxOf, holdBack, hydrated, narrow } from "./support";
import { test } from "./watched-test";

test.describe("The contact form", () => {
  test("stores hostile input as typed, except NUL and tabs in the name, and is empty after a reload", async ({
    page,
  }) => {
    page.on("dialog", () => {
      throw new Error("The page ran what was typed.");
    });
    const enquiry = newEnquiry();
    const message = `${enquiry.message} '); drop table contact_submissions; -- <img src=x onerror="alert(1)"><script>alert(2)</script> 👩‍🔧 שלום \u202eمرحبا`;
    await openContact(page);
    await fillIn(page, { ...enquiry, message: `${message}\0` });
    await field(page, "name").evaluate((element: HTMLInputElement) => (element.value = "Ann\tBcc: all@example.com\0"));
    await button(page).click();
    await expectSent(page);
    await test.step("its toast is 356 px wide", async () => {
      const toast = page.getByRole("button", { name: "Dismiss" }).locator("..");
      await expect.poll(async () => (await boxOf(toast)).width).toBe(356);
    });
    expect(await stored(message)).toMatchObject([{ ...enquiry, name: "Ann Bcc: all@example.com", message }]);
    await page.reload();
    await ready(page);
    await expectFields(page, emptyEnquiry);
  });

  test("says what is missing and sends nothing", async ({ page }) => {
    let requests = 0;
    await openContact(page);
    await page.route(storeUrl, () => {
      requests++;
    });
    await button(page).click();
    await expect(field(page, "name")).toBeFocused();
    await expect(field(page, "message")).toHaveAccessibleDescription("Please fill out this field.");
    await expect(field(page, "message")).toHaveAttribute("aria-invalid", "true");
    await fillIn(page, newEnquiry());
    await expect(field(page, "message")).toHaveAccessibleDescription("");
    await field(page, "email").fill("not an address");
    // During the press the field must not be left: its message would move the button.
    await button(page).click({ delay: 100 });
    await expect(field(page, "email")).toBeFocused();
    expect(requests).toBe(0);
  });

  test("decides which fields are wrong when it is sent, also if a script has filled them in", async ({ page }) => {
    let requests = 0;
    const enquiry = newEnquiry();
    await openContact(page);
    await page.route(storeUrl, route => {
      requests++;
      return route.fulfill({ status: 201, body: "" });
    });
    for (const [name, wrong] of [
      ["name", " \u200B "],
      ["email", "ann\u200B@example.com"],
      ["message", " \n "],
    ] as const)
      await test.step(`${name}: refused, then filled in by a script`, async () => {
        await fillIn(page, { ...enquiry, [name]: wrong });
        await button(page).click();
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
        await fillByScript(page, name, enquiry[name]);
        expect(requests).toBe(0);
        // The next field is wrong: the message of this one disappears all the same.
        const other = name === "message" ? "name" : "message";
        await fillByScript(page, other, "");
        await button(page).click();
        await expect(field(page, other)).toBeFocused();
        await expect(field(page, name)).toHaveAccessibleDescription("");
        await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
      });
    await test.step("a right field that a script has emptied is refused", async () => {
      await fillIn(page, enquiry);
      await fillByScript(page, "name", " ");
      await button(page).click();
      await expect(field(page, "name")).toBeFocused();
      expect(requests).toBe(0);
    });
    await test.step("filled in by a script, it is sent", async () => {
      await fillByScript(page, "name", enquiry.name);
      await button(page).click();
      await expectSent(page);
      expect(requests).toBe(1);
    });
  });

  test.describe("on a phone", () => {
    test.use(narrow);
    test("comes before the panels, and its toast fits the screen above the call bar", async ({ page }) => {
      await openContact(page);
      const panel = page.getByRole("heading", { name: contactPage.reasons.heading, exact: true });
      expect((await boxOf(button(page))).bottom).toBeLessThan((await boxOf(panel)).y);
      await page.route(storeUrl, route => route.fulfill({ status: 201, body: "" }));
      await fillIn(page, newEnquiry());
      // The button is where the call bar appears when the fields are left.
      await button(page).evaluate(element => {
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: "instant" });
      });
      const { x, y } = await boxOf(button(page));
      await page.touchscreen.tap(x + 20, y + 20);
      await expectSent(page);
      await expect(async () => {
        const { x, right, bottom } = await boxOf(page.getByRole("button", { name: "Dismiss" }).locator(".."));
        expect(x).toBeGreaterThanOrEqual(16);
        expect(right).toBeLessThanOrEqual(344);
        expect(bottom).toBeLessThanOrEqual(800 - 64);
      }).toPass();
    });
  });
});

test("A message of more than 5,000 characters is cut off if it is pasted, and refused if it is set by script", async ({
  page,
  context,
}) => {
  const { left, cut } = contactPage.form.length;
  const note = page.getByRole("status").filter({ has: page.locator("xpath=self::p[preceding-sibling::textarea]") });
  const tooLong = "x".repeat(5_001);
  const enquiry = { ...newEnquiry(), message: tooLong };
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openContact(page);
  await expect(field(page, "message")).toHaveAttribute("maxlength", "5000");
  await test.step("pasted: cut off, and the form says so until the visitor shortens it", async () => {
    await page.evaluate(text => navigator.clipboard.writeText(text), tooLong);
    await field(page, "message").focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(note).toHaveText(`${cut} 5,000`);
    await expect(field(page, "message")).toHaveValue("x".repeat(5_000));
    await page.keyboard.press("Backspace");
    await expect(note).toHaveText(`${left} 1`);
  });
  await test.step("set by script: refused with the limit, and kept", async () => {
    await fillIn(page, { ...enquiry, message: "x" });
    await fillByScript(page, "message", tooLong);
    await button(page).click();
    await expect(field(page, "message")).toBeFocused();
    await expect(field(page, "message")).toHaveAccessibleDescription(/5,000 characters/);
    await page.reload();
    await expectFields(page, enquiry);
  });
});

test("The form keeps its text after a reload, the start of scripts or another page", async ({ page }) => {
  await openContact(page);
  await test.step("after a reload; text typed before the scripts start replaces the draft", async () => {
    const enquiry = newEnquiry();
    await fillIn(page, enquiry);
    const release = await holdBack(page, "**/*.js");
    await page.reload({ waitUntil: "commit" });
    await field(page, "name").fill("Another name");
    release();
    await ready(page);
    await expectFields(page, { ...enquiry, name: "Another name" });
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("after another page and the back button", async () => {
    const enquiry = newEnquiry();
    await fillIn(page, enquiry);
    await page.goto("/gallery");
    await page.goBack();
    await ready(page);
    await expectFields(page, enquiry);
  });
});

/** The honeypot: only bots fill it in. */
const trap = "#contact-form [aria-hidden] input";

test.describe("The honeypot", () => {
  test("does not mark the enquiry of a visitor whose browser fills it, 3 s after the first paint", async ({ page }) => {
    await page.clock.install();
    const enquiry = newEnquiry();
    await openContact(page);
    await page.clock.fastForward(3_000);
    // As an extension does: without an event.
    for (const name of fieldNames) await fillByScript(page, name, enquiry[name]);
    await page.locator(trap).evaluate((element: HTMLInputElement) => (element.value = "filled"));
    await button(page).click();
    await expectSent(page);
    expect(await stored(enquiry.message)).toMatchObject([{ ...enquiry, doubtful: false }]);
  });

  test("marks an enquiry that fills it at once, with the scripts running or held back", async ({ page }) => {
    // However slow this computer is, the first paint is not 3 s ago: as if it were still to come.
    await page.addInitScript(() => {
      const entries = performance.getEntriesByName.bind(performance);
      performance.getEntriesByName = name => {
        const paint = { startTime: Number.MAX_SAFE_INTEGER } as PerformanceEntry;
        return name === "first-contentful-paint" ? [paint] : entries(name);
      };
    });
    await openContact(page);
    const form = page.locator("#contact-form form");
    for (const heldBack of [false, true]) {
      const enquiry = newEnquiry();
      const release = await holdBack(page, "**/*.js");
      if (heldBack) await page.reload({ waitUntil: "commit" });
      await form.evaluate(
        (element, values: Record<string, string | undefined>) => {
          for (const input of element.querySelectorAll<HTMLInputElement>("input:not([type=file]), textarea"))
            input.value = values[input.name] ?? "http://spam.example";
        },
        { ...enquiry },
      );
      release();
      await ready(page);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expectSent(page);
      expect(await stored(enquiry.message)).toMatchObject([{ ...enquiry, doubtful: true }]);
    }
  });
});

test.describe("The contact page", () => {
  for (const width of [360, 768, 1280])
    test(`has its picture behind its words, at no cost of height, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openContact(page);
      const hero = page.locator("main section").first();
      await expect(hero.locator("picture img")).not.toHaveJSProperty("naturalWidth", 0);
      const [around, picture] = [await boxOf(hero), await boxOf(hero.locator("picture"))];
      expect(picture).toEqual({ ...around, y: 0, height: around.bottom });
      const action = hero.getByRole("link", { name: contactPage.heroAction, exact: true });
      expect(around.bottom - (await boxOf(action)).bottom).toBeLessThan(60);
    });

  /** This part of the page has links that call the firm and write to it. */
  const expectReach = async (part: Locator) => {
    const links = part.locator("a").filter({ visible: true });
    await expect(links).toHaveText([company.phone.display, company.email.address]);
    const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute("href")));
    expect(hrefs).toEqual([phoneHref, emailHref]);
  };

  test("has address and telephone, leads to its form, and loads the scripts for sending at the first focus", async ({
    page,
  }) => {
    const scripts: string[] = [];
    await openContact(page);
    await hydrated(page);
    page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()));
    await test.step("the scripts for sending load at the first focus", async () => {
      await page.mouse.wheel(0, 400);
      expect(scripts).toEqual([]);
      await field(page, "name").focus();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
    await test.step("the honeypot cannot be seen, focused or autofilled", async () => {
      await expect(page.locator(trap)).toHaveAttribute("tabindex", "-1");
      await expect(page.locator(trap)).toHaveAttribute("autocomplete", "off");
      expect((await boxOf(page.locator("#contact-form [aria-hidden]:has(input)"))).width).toBeLessThanOrEqual(1);
    });
    await test.step("address, telephone and e-mail are beside the form", async () => {
      const details = page.getByRole("region", { name: contactPage.details.heading, exact: true });
      for (const line of addressLines) await expect(details.locator("address")).toContainText(line);
      await expectReach(details);
    });
    await test.step("the button of the hero scrolls to the form, 100 px below the top", async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.getByRole("link", { name: contactPage.heroAction, exact: true }).click();
      await expect.poll(async () => Math.round((await boxOf(page.locator("#contact-form"))).y)).toBe(100);
    });
  });

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("shows telephone and e-mail instead of the form, and links there", async ({ page }) => {
      await page.goto("/contact");
      const form = page.locator("#contact-form");
      await expect(form.getByText(contactPage.form.noScript, { exact: true })).toBeVisible();
      await expectReach(form);
      await expect(button(page)).toBeHidden();
      await page.getByRole("link", { name: contactPage.heroAction, exact: true }).click();
      const { y } = await boxOf(form);
      expect(Math.round(y)).toBe(100);
    });
  });
});
