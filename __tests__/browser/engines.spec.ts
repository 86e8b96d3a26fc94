import { expect, test } from "@playwright/test";
import { fieldNames } from "../../src/enquiry/fields";
import { menuEntry, standardServices } from "./content";
import { newEnquiry, stored, timeLimit } from "./contact-support";
import { engines } from "./engines";
import { headerHeight, isHydrated } from "./support";
import { pageKinds } from "./support-a11y";

/** Allowed in the console: failed requests (the map is blocked) and missing pages. */
const allowed = [/^Failed to load resource/, /^404: there is no page at \//];

/** Runs in the page: records errors, warnings and violations of the policy. */
const keepComplaints = () => {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const kind of ["error", "warn"] as const) console[kind] = (...words) => complaints.push(words.join(" "));
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => complaints.push(violatedDirective));
};

/** For `toPass`, which waits without end otherwise. In ms: as long as an `expect` waits. */
const patience = { timeout: 30_000 };

const path = () => location.pathname;
const top = () => Math.round(scrollY);
const heading = () => document.querySelector("h1")?.textContent ?? "";
const isThere = (selector: string) => Boolean(document.querySelector(selector));
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity;
const center = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
const heightOf = (selector: string) => document.querySelector(selector)?.clientHeight;
/** The time of the last frame, in ms. */
const frameTime = () => Number(document.timeline.currentTime);
const wordsIn = (selector: string) => [...document.querySelectorAll(selector)].map(part => part.textContent).join(" ");

for (const [name, start] of Object.entries(engines()))
  test(`a whole visit works in ${name} without a console error`, async ({ baseURL }) => {
    // The whole visit takes half a minute on two fast cores.
    test.setTimeout(180_000);
    const engine = await start();
    const has = (selector: string) => expect.poll(() => engine.run(isThere, selector), selector).toBe(true);
    // A script fails while the old page gives way to the new one.
    const expectPath = (at: string) => expect(async () => expect(await engine.run(path)).toBe(at)).toPass(patience);
    const hydrated = () => expect.poll(() => engine.run(isHydrated), "hydrated").toBe(true);
    const load = async (at: string) => {
      await engine.open(new URL(at, baseURL).href);
      await engine.run(keepComplaints);
    };
    const open = async (at: string) => {
      await load(at);
      await hydrated();
    };
    const expectSilence = async () => {
      const complaints = await engine.run(() => (window as unknown as { complaints: string[] }).complaints);
      expect(complaints.filter(words => !allowed.some(pattern => pattern.test(words)))).toEqual([]);
    };
    const step = (title: string, act: () => Promise<void>) =>
      test.step(title, async () => {
        await act();
        await expectSilence();
      });

    try {
      await engine.widen(1280);
      // Home is last: the visit continues there.
      for (const [kind, at] of Object.entries(pageKinds).reverse())
        await step(`the page opens: ${kind}`, async () => {
          await open(at);
          expect(await engine.run(heading)).toMatch(/\w/);
        });

      await step("the slideshow advances automatically and by its dots", async () => {
        const dot = (slide: number) => `[role='toolbar'] button:nth-child(${slide})`;
        await has(`${dot(2)}[aria-current]`);
        await engine.click(dot(3));
        await has(`${dot(3)}[aria-current]`);
      });

      const service = standardServices[0]?.path ?? "";
      await step("a dropdown opens, and its link changes the page without a reload", async () => {
        await engine.run(() => void Object.assign(window, { isSame: true }));
        await engine.click("header [popovertarget='menu-services']");
        await has("#menu-services:popover-open");
        expect(await engine.run(wordsIn, "#menu-services")).toContain(menuEntry("services").title);
        expect(await engine.run(heightOf, "#menu-services")).toBeLessThan(400);
        const before = await engine.run(heading);
        await engine.click(`#menu-services a[href='${service}']`);
        await expectPath(service);
        await expect.poll(() => engine.run(heading)).not.toBe(before);
        await has("body:not(:has(#menu-services:popover-open))");
        expect(await engine.run(top)).toBe(0);
      });

      await step("back and forward lead to the visited pages", async () => {
        const here = await engine.run(heading);
        await engine.back();
        await expectPath("/");
        await has("#services");
        await engine.forward();
        await expectPath(service);
        await expect.poll(() => engine.run(heading), here).toBe(here);
        expect(await engine.run(() => "isSame" in window)).toBe(true);
      });

      await step("the phone menu opens before the scripts have loaded, and its links work", async () => {
        await engine.widen(400);
        await load("/");
        await engine.click("header [aria-label='Menu']");
        await has("#site-menu:popover-open a[href='/contact']");
        await hydrated();
        await has("main[inert]");
        await engine.click("#site-menu a[href='/contact']");
        await expectPath("/contact");
        await has("body:not(:has(#site-menu:popover-open, main[inert]))");
        await engine.widen(1280);
      });

      await step("an enquiry is stored", async () => {
        const enquiry = newEnquiry();
        await has("#contact-form button:enabled");
        for (const field of fieldNames) await engine.type(`#contact-form [name='${field}']`, enquiry[field]);
        await engine.click("#contact-form button[type=submit]");
        await expect
          .poll(() => engine.run(wordsIn, "[role=status]"), { timeout: timeLimit })
          .toContain("Message sent!");
        expect(await stored(enquiry.message)).toMatchObject([enquiry]);
      });

      await step("links work after Back from another document", async () => {
        await open("/gallery");
        await open("/services");
        await engine.run(() => history.back());
        await expectPath("/gallery");
        await hydrated();
        await engine.click("header > div > a[href='/contact']");
        await has("#contact-form");
      });

      await step("an address with two slashes or a malformed hash stays on the site", async () => {
        for (const at of ["//example.org", "/%5Cexample.org", "/%09/example.org"]) {
          // Not by `open`, which waits for the address as it was.
          await engine.run(
            address => {
              Object.assign(window, { isLeft: true });
              location.assign(address);
            },
            `${String(baseURL)}${at}#%E0`,
          );
          // The page before has the same path, and answers for a while.
          await expect(async () => expect(await engine.run(() => "isLeft" in window)).toBe(false)).toPass(patience);
          await expectPath("/example.org");
          await hydrated();
          await engine.run(keepComplaints);
        }
      });

      await step("the language that a translator has set stays after a link", async () => {
        await open("/gallery");
        await engine.run(() => void (document.documentElement.lang = "pl"));
        await engine.click("header > div > a[href='/contact']");
        await has("#contact-form");
        expect(await engine.run(() => document.documentElement.lang)).toBe("pl");
      });

      await step("a hash scrolls to its section, and Back returns to the same pixel", async () => {
        for (const width of [390, 1280]) {
          await engine.widen(width);
          // Without the query the page would not reload.
          await open(`/?${width}#team`);
          await expect.poll(() => engine.run(topOf, "#team")).toBeLessThan(200);
          await hydrated();
          expect(await engine.run(() => location.hash)).toBe("#team");
          expect(await engine.run(topOf, "#team")).toBeGreaterThanOrEqual(headerHeight);
          const home = await engine.run(heading);
          const link = "footer a[href='/gallery']";
          await engine.run(center, link);
          // Gatsby stores the position in the next frame.
          const scrolledAt = await engine.run(frameTime);
          await expect.poll(() => engine.run(frameTime)).toBeGreaterThan(scrolledAt + 100);
          const place = await engine.run(top);
          await engine.click(link);
          await expect.poll(() => engine.run(heading)).not.toBe(home);
          await engine.back();
          await expectPath("/");
          await expect.poll(() => engine.run(top), "top").toBe(place);
        }
      });
    } finally {
      await engine.close();
    }
  });

for (const [name, start] of Object.entries(engines()))
  for (const width of [390, 1280])
    test(`an address with a hash that is opened first shows its section at ${width} px in ${name}`, async ({
      baseURL,
    }) => {
      // Each width has a new browser: one that has been here gets the whole page at once, and hides the fault.
      const engine = await start();
      const isBelowHeader = () =>
        expect(async () => {
          const place = await engine.run(topOf, "#team");
          expect(place).toBeGreaterThanOrEqual(headerHeight);
          expect(place).toBeLessThan(headerHeight + 50);
        }).toPass(patience);
      try {
        await engine.widen(width);
        await engine.open(`${String(baseURL)}/#team`);
        await isBelowHeader();
        await expect.poll(() => engine.run(isHydrated), "hydrated").toBe(true);
        await isBelowHeader();
      } finally {
        await engine.close();
      }
    });
