import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, pages, root } from "./site";

const styleOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");

const classesOf = ({ elements }: BuiltPage) =>
  [...new Set(elements.flatMap(({ attributes }) => attributes.class?.split(" ") ?? []))].filter(name =>
    name.includes("_"),
  );

const sheetLink = /<link rel="stylesheet" href="[^"]*\/(styles-\w+\.css)">/;

/** What comes before the style sheet, and is seen without it. */
const firstPart = (page: BuiltPage) => page.html.slice(0, page.html.search(sheetLink));

test("every class of what is seen first has its rule in the page's head", () => {
  const withoutRule = pages.flatMap(page => {
    const css = styleOf(page.html);
    const first = firstPart(page);
    expect(first).toContain("</h1>");
    return classesOf(page)
      .filter(name => new RegExp(`[" ]${name}[" ]`).test(first) && !css.includes(`.${name}`))
      .map(name => `${page.path} ${name}`);
  });
  expect(withoutRule).toEqual([]);
});

test("the rules of all classes that are not in every head are in one style sheet, right behind the first section", () => {
  const sheets = new Set(pages.map(({ html }) => sheetLink.exec(html)?.[1] ?? "none"));
  expect(sheets.size).toBe(1);
  const rules = readFileSync(join(root, ...sheets), "utf8");
  const heads = pages.map(({ html }) => styleOf(html));
  const names = new Set(pages.flatMap(classesOf));
  const inEveryHead = [...names].filter(name => heads.every(head => head.includes(`.${name}`)));
  expect(inEveryHead).toContain("site-header_header");
  expect([...names].filter(name => !inEveryHead.includes(name) && !rules.includes(`.${name}`))).toEqual([]);
  expect(rules.includes("@font-face")).toBe(false);
  for (const page of pages) {
    expect(firstPart(page).match(/<\/section>/g)).toHaveLength(1);
    expect(styleOf(page.html).length).toBeLessThan(0.6 * rules.length);
  }
});

test("the scripts carry names of classes only: neither rules nor Emotion", () => {
  const scripts = readdirSync(root).filter(file => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const withRules = scripts.filter(file =>
    /paddingBlock|gridTemplateColumns|data-emotion/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(withRules).toEqual([]);
});
