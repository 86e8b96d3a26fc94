import { expect, type Page, test } from "@playwright/test";
import { company, standardServices } from "./content";
import { newEnquiry, timeLimit } from "./contact-support";
import { chromium, type Engine, engines } from "./engines";
import { fieldNames } from "../../src/enquiry/fields";
import { isHydrated } from "./support";

const service = standardServices.find(({ subServices }) => subServices.items.length === 3)?.path ?? "/services";
const compared = "/projects/ferry-hall-panes";

/** Runs in the page: does what Firefox's translation into Arabic or Hebrew does, without changing the words. */
const turnRightToLeft = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.textContent.trim() || element.closest("[translate=no], script, style")) continue;
    const item = element.closest("li");
    for (const part of [element, item, item?.closest("ul, ol")]) part?.setAttribute("dir", "rtl");
  }
  for (const slider of document.querySelectorAll("input[type=range]")) slider.setAttribute("dir", "rtl");
};

/**
 * Runs in the page: scrolls to an element. True once all sections are laid out and the element was there already: an
 * engine without scroll anchoring moves it when a section above gets its height.
 */
const isBrought = (selector: string) => {
  const element = document.querySelector(selector);
  const before = element?.getBoundingClientRect().top;
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const isLaidOut = document.documentElement.style.getPropertyValue("--far-sections") === "visible";
  return isLaidOut && before === element?.getBoundingClientRect().top;
};

/** Scrolls to an element until it stays there. */
const bringTo = (engine: Engine, selector: string) =>
  expect.poll(() => engine.run(isBrought, selector), `${selector} in the middle`).toBe(true);

/** Runs in the page: the share of an element's width that is on the screen, from 0 to 1. */
const shareOnScreen = (selector: string) => {
  const { left, right, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return width && Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) / width;
};

/** Runs in the page: the visible telephone numbers and e-mail addresses whose letters are not in their order. */
const reordered = (...values: string[]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const wrong: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const value = values.find(part => text.data.includes(part));
    if (!value || !text.parentElement?.checkVisibility()) continue;
    const start = text.data.indexOf(value);
    const leftOf = (at: number) => {
      const letter = document.createRange();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      return letter.getBoundingClientRect();
    };
    const [first, last] = [leftOf(start), leftOf(start + value.length - 1)];
    found.push(value);
    if (first.left > last.left && first.top === last.top) wrong.push(value);
  }
  return { found: found.length, wrong };
};

const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;

/** A function that starts each engine. Chromium is the page of the test. */
const starts: Readonly<Record<string, (page: Page) => Engine | Promise<Engine>>> = { Chromium: chromium, ...engines() };

for (const [name, start] of Object.entries(starts))
  test.describe(name, () => {
    const visit = async (
      page: Page,
      baseURL: string | undefined,
      act: (at: {
        readonly engine: Engine;
        readonly open: (path: string, width: number) => Promise<void>;
        readonly share: (selector: string) => Promise<number>;
      }) => Promise<void>,
    ) => {
      test.setTimeout(120_000);
      const engine = await start(page);
      const open = async (path: string, width: number) => {
        await engine.widen(width);
        await engine.open(new URL(path, baseURL).href);
        await expect.poll(() => engine.run(isHydrated), "hydrated").toBe(true);
      };
      try {
        await act({ engine, open, share: selector => engine.run(shareOnScreen, selector) });
      } finally {
        await engine.close();
      }
    };

    test("a page that is translated into a language from right to left keeps its moving rows and its numbers", async ({
      page,
      baseURL,
    }) =>
      visit(page, baseURL, async ({ engine, open, share }) => {
        await test.step("the steps of the process", async () => {
          await open(service, 600);
          await engine.run(turnRightToLeft);
          const step = "main ol:has([aria-current=step]) > li";
          await bringTo(engine, step);
          for (const n of [2, 3]) {
            await engine.click("[aria-label='Steps'] > div > button:last-child");
            await expect.poll(() => share(`${step}:nth-child(${n})`)).toBeGreaterThan(0.95);
          }
        });

        await test.step("the row of projects", async () => {
          await open("/", 1280);
          await engine.run(turnRightToLeft);
          await bringTo(engine, "[aria-label='Row of projects']");
          const card = (n: number) => `[aria-label='Row of projects'] li:nth-child(${n})`;
          const [previous, next] = ["[aria-label='Previous project']", "[aria-label='Next project']"];
          await expect.poll(() => share(card(1))).toBe(1);
          expect(await engine.run(attribute, previous, "aria-disabled")).toBe("true");
          await engine.click(next);
          await expect.poll(() => share(card(1))).toBeLessThan(0.2);
          await expect.poll(() => share(card(2))).toBe(1);
          await engine.click(next);
          await expect.poll(() => share(card(5))).toBe(1);
          await expect.poll(() => engine.run(attribute, next, "aria-disabled")).toBe("true");
        });

        await test.step("the marquee is never empty", async () => {
          const emptyTimes = await engine.run(() => {
            const track = document.querySelector("[data-track]");
            const movement = track?.getAnimations()[0];
            if (!track || !movement) return ["no movement"];
            movement.pause();
            return [0, 10_000, 20_000, 30_000, 39_999].filter(time => {
              movement.currentTime = time;
              const logos = [...track.querySelectorAll("li")].map(logo => logo.getBoundingClientRect());
              const isCovered = (x: number) => logos.some(({ left, right }) => left - 200 < x && x < right + 200);
              return !isCovered(innerWidth / 4) || !isCovered((innerWidth * 3) / 4);
            });
          });
          expect(emptyTimes).toEqual([]);
        });

        await test.step("telephone numbers and addresses", async () => {
          for (const [path, width] of [
            ["/", 1280],
            ["/contact", 1280],
            ["/contact", 390],
            ["/privacy", 390],
          ] as const) {
            await open(path, width);
            await engine.run(turnRightToLeft);
            const look = () => engine.run(reordered, company.phone.display, company.address.postcode);
            await expect.poll(async () => (await look()).found, path).toBeGreaterThan(1);
            expect((await look()).wrong, path).toEqual([]);
          }
        });

        await test.step("the comparison", async () => {
          await open(compared, 1280);
          await engine.run(turnRightToLeft);
          await bringTo(engine, "#results figure");
          const seenBefore = () => {
            const slider = document.querySelector<HTMLInputElement>("#results input[type=range]");
            const before = document.querySelector("#results figure img");
            if (!slider || !before) return "nothing";
            slider.value = "25";
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            const { left, width, top, height } = before.getBoundingClientRect();
            const isSeen = (share: number) =>
              document.elementsFromPoint(left + share * width, top + height / 3).includes(before);
            return `${getComputedStyle(slider).direction} ${[0.1, 0.4, 0.9].filter(isSeen).join()}`;
          };
          await expect.poll(() => engine.run(seenBefore)).toBe("ltr 0.1");
        });
      }));

    test("slides follow a swipe, the dots fit a small phone, and a row of projects ends with its last dot", async ({
      page,
      baseURL,
    }) =>
      visit(page, baseURL, async ({ engine, open, share }) => {
        const dot = (slide: number) => `[role='toolbar'] button:nth-child(${slide})`;
        const expectSlide = (slide: number) =>
          expect.poll(() => engine.run(attribute, dot(slide), "aria-current"), `slide ${slide}`).toBe("true");
        /** Runs in the page: a finger moves over the text of the hero by `distance` px. */
        const swipe = (distance: string) => {
          const target = document.querySelector("h1");
          const at = (type: string, clientX: number) =>
            target?.dispatchEvent(
              new PointerEvent(type, {
                pointerType: "touch",
                pointerId: 7,
                isPrimary: true,
                bubbles: true,
                clientX,
                clientY: 300,
              }),
            );
          at("pointerdown", 200);
          at("pointermove", 200 + Number(distance));
          at("pointerup", 200 + Number(distance));
        };

        await test.step("slides", async () => {
          await open("/", 450);
          await engine.click("[aria-label='Pause slideshow']");
          await engine.click(dot(16));
          await expectSlide(16);
          await engine.run(swipe, "-60");
          await expectSlide(1);
          await engine.run(swipe, "60");
          await expectSlide(16);
          await engine.run(swipe, "40");
          await expectSlide(16);
          for (let slide = 1; slide <= 16; slide++) expect(await share(dot(slide))).toBe(1);
        });

        await test.step("projects", async () => {
          const next = "[aria-label='Next project']";
          const last = "[aria-label='Scroll the projects'] > div > button:last-child";
          await bringTo(engine, "[aria-label='Row of projects']");
          const place = () => Math.round(document.querySelector("[aria-label='Row of projects']")?.scrollLeft ?? 0);
          const step = await engine.run(() => {
            const [first, second] = document.querySelectorAll("[aria-label='Row of projects'] li");
            return (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
          });
          for (let press = 1; press <= 4; press++) {
            expect(await engine.run(attribute, last, "aria-current")).toBeNull();
            expect(await engine.run(attribute, next, "aria-disabled")).toBe("false");
            await engine.click(next);
            await expect.poll(() => engine.run(place)).toBe(Math.round(press * step));
          }
          await expect.poll(() => engine.run(attribute, last, "aria-current")).toBe("true");
          await expect.poll(() => engine.run(attribute, next, "aria-disabled")).toBe("true");
        });
      }));

    test("a comparison is side by side until its handle works; three columns from the tablet up; a case study fades in", async ({
      page,
      baseURL,
    }) =>
      visit(page, baseURL, async ({ engine, open }) => {
        await test.step("the comparison", async () => {
          await engine.widen(1280);
          // Usually before the scripts run.
          await engine.open(new URL(compared, baseURL).href);
          /** Runs in the page: whether the pictures are either side by side or have the handle. */
          const isSideBySideOrHandled = () => {
            const [before, after] = [...document.querySelectorAll("#results img")].map(image =>
              image.getBoundingClientRect(),
            );
            const hasHandle = document.querySelector("#results input") !== null;
            const isApart = before && after && before.right <= after.left && before.top === after.top;
            return isApart === !hasHandle;
          };
          // The style sheet of this section may still be on its way.
          await expect.poll(() => engine.run(isSideBySideOrHandled)).toBe(true);
          await expect.poll(() => engine.run(isHydrated)).toBe(true);
          await expect
            .poll(() => engine.run(selector => Boolean(document.querySelector(selector)), "#results input"))
            .toBe(true);
        });

        await test.step("all sections of the case study are hidden below the fold, and fade in", async () => {
          await open(compared, 390);
          const opacities = () =>
            [...document.querySelectorAll("#challenge, #results, #results ~ section")].map(
              section => section.querySelector("div") && getComputedStyle(section.querySelector("div")!).opacity,
            );
          await expect.poll(() => engine.run(opacities)).toEqual(["0", "0", "0", "0"]);
          await bringTo(engine, "#challenge");
          await expect.poll(async () => (await engine.run(opacities))[0]).toBe("1");
          await bringTo(engine, "main > section:last-of-type");
          await expect.poll(async () => (await engine.run(opacities)).at(-1)).toBe("1");
        });

        await test.step("the columns", async () => {
          const columns = () =>
            new Set(
              [...document.querySelectorAll("#sub-services ul > li")].map(item => item.getBoundingClientRect().left),
            ).size;
          for (const [width, count] of [
            [600, 1],
            [768, 3],
            [1280, 3],
          ] as const) {
            await open(service, width);
            await expect.poll(() => engine.run(columns), `${width} px`).toBe(count);
          }
        });
      }));

    test("a refused field that a script fills in without an event is accepted", async ({ page, baseURL }) =>
      visit(page, baseURL, async ({ engine, open }) => {
        await open("/contact", 1280);
        const enquiry = newEnquiry();
        await expect.poll(() => engine.run(attribute, "#contact-form [type=submit]", "disabled")).toBeNull();
        for (const field of fieldNames) await engine.type(`#contact-form [name='${field}']`, enquiry[field]);
        const set = (selector: string, value: string) => {
          const field = document.querySelector<HTMLInputElement>(selector);
          if (field) field.value = value;
        };
        await engine.run(set, "#contact-form [name=name]", " \u200B ");
        await engine.click("#contact-form [type=submit]");
        await expect.poll(() => engine.run(attribute, "#enquiry-name", "aria-invalid")).toBe("true");
        await engine.run(set, "#contact-form [name=name]", enquiry.name);
        await engine.click("#contact-form [type=submit]");
        const statuses = () => [...document.querySelectorAll("[role=status]")].map(part => part.textContent).join(" ");
        await expect.poll(() => engine.run(statuses), { timeout: timeLimit }).toContain("Message sent!");
      }));
  });
