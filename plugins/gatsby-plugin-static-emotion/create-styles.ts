import createCache from "@emotion/cache";
import { css, type CSSObject } from "@emotion/react";

/** The layers of the style sheet. A later one wins over an earlier one, whatever the order of imports. */
const layers = ["theme", "components", "looks", "layout", "sections", "parts"] as const;

type Layer = (typeof layers)[number];

/** Prefix of all classes, by which Emotion finds them in HTML (`extractCritical`). */
const key = "s";

// No prefixes: the browsers in `browserslist` (package.json) need none. `compat` keeps the rules as text on the server.
export const cache = createCache({ key, stylisPlugins: [] });
cache.compat = true;

/** In the browser, only while developing: a `<style>` for each call, so that a changed one keeps its place. */
const sheetOf = (id: string) => {
  if (typeof document === "undefined") return cache.sheet;
  const element =
    document.querySelector(`style[data-styles="${id}"]`) ?? document.head.appendChild(document.createElement("style"));
  element.setAttribute("data-styles", id);
  element.textContent = "";
  return { insert: (rule: string) => element.append(rule) } as typeof cache.sheet;
};

const insert = (id: string, rules: string) => {
  cache.insert("", { name: id, styles: rules, next: undefined }, sheetOf(id), true);
};

const insertInLayer = (layer: Layer, id: string, selector: string, rules: CSSObject | string) => {
  const { styles } = css(rules);
  insert(id, `@layer ${layer}{${selector ? `${selector}{${styles}}` : styles}}`);
};

insert("layers", `@layer ${layers.join(",")};`);

/**
 * Makes a class for each style of a component and answers their names, `s-component_key`. The name is that of the layer,
 * a slash and the component. Call it at the top level of a module with both arguments written out: in the scripts for
 * visitors only the names are left of it (`class-names.cjs`).
 */
export const createStyles = <Key extends string>(
  name: `${Layer}/${string}`,
  styles: Readonly<Record<Key, CSSObject>>,
): Readonly<Record<Key, string>> => {
  const [layer, component] = name.split("/") as [Layer, string];
  const classes = (Object.entries(styles) as [Key, CSSObject][]).map(([style, rules]) => {
    const id = `${component}_${style}`;
    insertInLayer(layer, id, `.${key}-${id}`, rules);
    // What is registered goes into a page only if the page has its class.
    cache.registered[`${key}-${id}`] = id;
    return [style, `${key}-${id}`];
  });
  return Object.fromEntries(classes) as Record<Key, string>;
};

/** Adds rules that belong to no component, under a name of their own. */
export const addGlobalStyles = (name: string, rules: CSSObject | string): void =>
  insertInLayer("theme", name, "", rules);
