import { expect, type Page } from "@playwright/test";
import { company, emailHref } from "./content";
import { open } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

const address = company.email.address;

/** As Cloudflare encodes an address: a key, and each byte combined with it, as hexadecimal pairs. */
const encode = (text: string, key = 0x5a) =>
  [key, ...[...Buffer.from(text)].map(byte => byte ^ key)].map(byte => byte.toString(16).padStart(2, "0")).join("");

/** What Cloudflare's e-mail obfuscation makes of a body. */
const obfuscate = (body: string) =>
  body
    .replaceAll(`href="mailto:${address}"`, `href="/cdn-cgi/l/email-protection#${encode(address)}"`)
    .replaceAll(
      address,
      `<span class="__cf_email__" data-cfemail="${encode(address, 0xf1)}">[email&#160;protected]</span>`,
    );

/** Marks the elements that the server has sent. */
const markSent = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("header, footer, nav, main section, address"))
        element.setAttribute("data-sent", "");
    }),
  );

const expectNothingDiscarded = (page: Page) =>
  expect(page.locator(":is(header, footer, nav, main section, address):not([data-sent])")).toHaveCount(0);

for (const kind of ["home", "contact", "privacy", "service"] as const)
  test(`e-mail links of an obfuscated page work, and React keeps the page: ${kind}`, async ({ page }) => {
    const path = pageKinds[kind];
    await page.route(path, async route => {
      const response = await route.fetch();
      const [head = "", ...bodies] = (await response.text()).split("<body");
      await route.fulfill({ response, body: [head, ...bodies.map(obfuscate)].join("<body") });
    });
    await markSent(page);
    await open(page, path);
    await expect(page.locator("a[href*='cdn-cgi'], [data-cfemail]")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: address })).toHaveAttribute("href", emailHref);
    await expect(page.locator("header address")).toContainText(address);
    await expectNothingDiscarded(page);
  });

/**
 * Runs in the page before React: wraps a word of every text in a link, as iOS and extensions wrap what they take for a
 * telephone number. Any text of the content may have one.
 */
const wrapWords = () =>
  addEventListener("DOMContentLoaded", () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShown = !text.parentElement?.closest("script, style, noscript, svg, option, textarea");
      if (isShown && /\S/.test(text.data)) found.push(text);
    }
    for (const text of found) {
      const word = /\S+/.exec(text.data);
      if (!word) continue;
      const rest = text.splitText(word.index);
      rest.splitText(word[0].length);
      const link = document.createElement("a");
      link.href = "tel:01632960142";
      rest.replaceWith(link);
      link.append(rest);
    }
    document.documentElement.dataset.wrapped = String(found.length);
  });

for (const [kind, path] of Object.entries(pageKinds))
  test(`React keeps a page in which numbers were made links, and iOS is asked to make none: ${kind}`, async ({
    page,
  }) => {
    await page.addInitScript(wrapWords);
    await markSent(page);
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("data-wrapped", /[1-9]/);
    await expectNothingDiscarded(page);
    await expect(page.locator("meta[name=format-detection]")).toHaveAttribute("content", "telephone=no");
  });
