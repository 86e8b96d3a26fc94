import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, pages, root } from "./site";

const styleOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");

const classesOf = ({ elements }: BuiltPage) =>
  [...new Set(elements.flatMap(({ attributes }) => attributes.class?.split(" ") ?? []))].filter(name =>
    name.includes("_"),
  );

test("every class of a page has its rule in the page's head", () => {
  const withoutRule = pages.flatMap(page => {
    const css = styleOf(page.html);
    return classesOf(page)
      .filter(name => !css.includes(`.${name}`))
      .map(name => `${page.path} ${name}`);
  });
  expect(withoutRule).toEqual([]);
});

test("a page leaves the rules of other pages to one style sheet, which it asks for before its scripts", () => {
  const sheets = new Set(pages.map(({ html }) => /styles-\w+\.css(?=",onload:addScripts)/.exec(html)?.[0] ?? "none"));
  expect(sheets.size).toBe(1);
  const rules = readFileSync(join(root, ...sheets), "utf8");
  expect(pages.flatMap(classesOf).filter(name => !rules.includes(`.${name}`))).toEqual([]);
  expect(rules.includes("@font-face")).toBe(false);
  for (const { html } of pages) expect(styleOf(html).length).toBeLessThan(0.9 * rules.length);
});

test("the scripts carry names of classes only: neither rules nor Emotion", () => {
  const scripts = readdirSync(root).filter(file => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const withRules = scripts.filter(file =>
    /paddingBlock|gridTemplateColumns|data-emotion/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(withRules).toEqual([]);
});
