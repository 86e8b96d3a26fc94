import { type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "../contrast";
import { caseStudyOf, standardService, tradesServices } from "./content";
import { open, twoFrames } from "./support";

/** A path for each kind of page, by a name that a visitor would use. */
export const pageKinds = {
  home: "/",
  services: "/services",
  service: standardService("skylight-repair-replace").path,
  "other services": tradesServices[0]!.path,
  projects: "/projects",
  "dark case study": caseStudyOf("dark").path,
  "light case study": caseStudyOf("light").path,
  gallery: "/gallery",
  contact: "/contact",
  privacy: "/privacy",
  "not found": "/no-such-page",
};

/** Opens a page with all sections laid out and reduced motion. The map's host does not answer. */
export const openStill = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(/^https:/, route => route.abort());
  await open(page, path);
  // The browser lays out a section below only when it is near the screen.
  await page.locator("section").evaluateAll(all => {
    for (const section of all) section.style.contentVisibility = "visible";
  });
  await twoFrames(page);
};

/** Elements that overflow the screen sideways, except in a row that scrolls or moves. */
export const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isInRow = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible") return true;
      return false;
    };
    return [...document.body.querySelectorAll("*")]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => {
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (left < -0.5 || right > width + 0.5);
      })
      .filter(element => !isInRow(element))
      .map(element => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

/**
 * Buttons, fields and links with a target below `px` in width or height. A target may be larger than its element.
 * Ignores links inside a text.
 */
export const smallTargets = (region: Locator, px: number) =>
  region.evaluate((root, smallest) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentNode?.childNodes ?? [])].some(
        node => (node instanceof Text || node instanceof HTMLSpanElement) && /\w/.test(node.textContent),
      );
    const isOutOfSight = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === "inset(50%)") return true;
      return element.getBoundingClientRect().right <= 0;
    };
    // If the element itself is too small, measures how far from its middle a click still hits it.
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (Math.min(width, height) >= smallest - 0.01) return true;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y } = element.getBoundingClientRect();
      /** Distance, in px, from the middle to the end of the target in one direction. */
      const reach = (right: number, down: number) => {
        let far = 0;
        while (far < smallest) {
          const hit = document.elementFromPoint(x + width / 2 + right * far, y + height / 2 + down * far);
          if (hit?.closest("a, button, summary, input, select, textarea, label") !== element) break;
          far++;
        }
        return far;
      };
      return reach(-1, 0) + reach(1, 0) >= smallest && reach(0, -1) + reach(0, 1) >= smallest;
    };
    return [...root.querySelectorAll("a[href], button, summary, input, select, textarea, [role=button]")]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(element => !isOutOfSight(element) && !isInText(element) && !isLarge(element))
      .map(element => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute("aria-label") ?? element.textContent;
        return `${element.tagName} ${name.trim().slice(0, 40)} ${width.toFixed(1)} × ${height.toFixed(1)}`;
      });
  }, px);

/** Makes every photograph white, the worst background for white text. Call it before the first `goto`. */
export const whitenPictures = (page: Page) =>
  page.route(/\.(avif|jpe?g)$/, route =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#fff"/></svg>',
    }),
  );

/** Each text in a region with the contrast that WCAG requires, and its lowest contrast to a pixel behind it. */
export const contrasts = async (region: Locator) => {
  const texts = await region.evaluate(root =>
    [...root.querySelectorAll("*")]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap(element => [...element.childNodes])
      .filter(node => node instanceof Text && /\w/.test(node.data))
      .map(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, fontSize, fontWeight } = getComputedStyle(node.parentElement ?? root);
        // Large text needs less: https://www.w3.org/TR/WCAG22/#dfn-large-scale
        const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        return {
          words: node.textContent,
          color,
          required: isLarge ? 3 : 4.5,
          lines: lines.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
        };
      }),
  );
  const page = region.page();
  // Not a style element: the site's policy would block it.
  await page.evaluate(async () => {
    const sheet = await new CSSStyleSheet().replace(
      "* { -webkit-text-fill-color: transparent !important; text-decoration: none !important; }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const picture = sharp(await page.screenshot({ scale: "css" })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return texts.map(({ words, color, required, lines }) => {
    const own = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const behind = new Set<number>();
    for (const { left, top, right, bottom } of lines)
      for (let y = Math.max(0, Math.trunc(top)); y < Math.min(info.height, bottom); y++)
        for (let x = Math.max(0, Math.trunc(left)); x < Math.min(info.width, right); x++)
          behind.add(data.readUIntBE((y * info.width + x) * info.channels, 3));
    let lowest = 21;
    for (const rgb of behind) lowest = Math.min(lowest, contrast(own, [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
    return { words, required, lowest };
  });
};

/** The focused element, and whether part of it is covered or off the screen. Undefined if it was visited before. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute("data-passed")) return;
    element.setAttribute("data-passed", "");
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const isFixed = (at: Element | null): boolean =>
      Boolean(at) &&
      (/fixed|sticky/.test(getComputedStyle(at as Element).position) || isFixed(at?.parentElement ?? null));
    const points = [left + 2, (left + right) / 2, right - 2].flatMap(x =>
      [top + 2, bottom - 2].map(y => [x, y] as const),
    );
    const isCovered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      // A target taller than the space between header and call bar cannot be fully visible.
      if (!hit) return height < 400;
      return !element.contains(hit) && isFixed(hit) && !isFixed(element);
    });
    return {
      words: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40),
      isCovered,
      isInFooter: Boolean(element.closest("footer")),
    };
  });

/**
 * Tabs through a page to its footer or its end. Returns the number of focused elements, and those that are covered,
 * even in part. Leaves marks in the page.
 */
export const tabThrough = async (page: Page, end: "footer" | "end") => {
  const covered: string[] = [];
  for (let stops = 0; ; stops++) {
    await page.keyboard.press("Tab");
    await twoFrames(page);
    const stop = await focused(page);
    if (!stop || (end === "footer" && stop.isInFooter)) return { stops, covered };
    if (stop.isCovered) covered.push(stop.words);
  }
};

/** The nodes of the accessibility tree. */
export const nodesOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return (await session.send("Accessibility.getFullAXTree")).nodes;
};

/** Names of parts inside a part of the same name. A screen reader reads them twice. */
export const namedTwice = async (page: Page) => {
  const nodes = await nodesOf(page);
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const isPart = (node: (typeof nodes)[number]) =>
    /^(region|group|navigation|list|toolbar)$/.test(String(node.role?.value));
  return nodes.flatMap(node => {
    const name = node.name?.value as unknown;
    if (!isPart(node) || !name) return [];
    for (let at = byId.get(node.parentId ?? ""); at; at = byId.get(at.parentId ?? ""))
      if (isPart(at) && at.name?.value === name) return [name];
    return [];
  });
};
