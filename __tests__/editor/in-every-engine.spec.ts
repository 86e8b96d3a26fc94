import { expect, test } from "@playwright/test";
import { engines } from "../browser/engines";
import { editorUrl, project, restoreContent } from "./project";

restoreContent();

const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
const isThere = (selector: string) => document.querySelector(selector) !== null;
const firstLabel = (selector: string) => document.querySelector(selector)?.getAttribute("aria-label");
const goTo = (hash: string) => void (location.hash = hash);
const pressNamed = (name: string) =>
  [...document.querySelectorAll("button")].find(button => button.textContent === name)?.click();

const SAVE = "button[type=submit]";
const HEADLINE = "[id='field-hero.headline']";
const handleOf = (colour: string) => `[aria-label^='Move Plain field of the colour ${colour}']`;

for (const [name, start] of Object.entries(engines()))
  test(`a form is opened, changed, saved, undone and dragged in ${name}`, async () => {
    const engine = await start();
    const has = (selector: string) => expect.poll(() => engine.run(isThere, selector), selector).toBe(true);
    const headline = async () => ((await project.json("pages/home.json"))["hero"] as { headline: string }).headline;
    try {
      // Too narrow for a page beside the form.
      await engine.widen(880);
      await engine.open(`${editorUrl}/admin#pages/home.json@hero.headline`);
      await has(`${HEADLINE}:focus`);
      const before = await engine.run(valueOf, HEADLINE);
      await engine.type(HEADLINE, "!");
      await expect.poll(() => engine.run(valueOf, HEADLINE)).toContain("!");
      await engine.click(SAVE);
      await expect.poll(headline).toContain("!");

      await engine.run(pressNamed, "Undo");
      await expect.poll(() => engine.run(valueOf, HEADLINE)).toBe(before);
      await engine.click(SAVE);
      await expect.poll(() => project.changes()).toEqual({});

      await engine.run(goTo, "#pages/home.json@hero.slides");
      await has(handleOf("birch"));
      await engine.drag(handleOf("birch"), handleOf("amber"));
      await expect.poll(() => engine.run(firstLabel, "ol button")).toMatch(/^Move Plain field of the colour birch/);
      await engine.click(SAVE);
      await expect
        .poll(async () => ((await project.json("pages/home.json"))["hero"] as { slides: object[] }).slides[0])
        .toMatchObject({ subject: "The colour birch" });
    } finally {
      await engine.close();
    }
  });
