import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pages, root } from "./site";

const styleOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");

test("every class of a page has its rule in the page's head", () => {
  const withoutRule = pages.flatMap(({ path, html, elements }) => {
    const css = styleOf(html);
    const classes = new Set(elements.flatMap(({ attributes }) => attributes.class?.split(" ") ?? []));
    return [...classes].filter(name => name.includes("_") && !css.includes(`.${name}`)).map(name => `${path} ${name}`);
  });
  expect(withoutRule).toEqual([]);
});

test("all pages carry the same rules, so that a page reached by a click is styled", () => {
  const styles = new Set(pages.map(({ html }) => styleOf(html)));
  expect([...styles].map(css => css.length > 0)).toEqual([true]);
});

test("the scripts carry names of classes only: neither rules nor Emotion", () => {
  const scripts = readdirSync(root).filter(file => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const withRules = scripts.filter(file =>
    /paddingBlock|gridTemplateColumns|data-emotion/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(withRules).toEqual([]);
});
