import createCache from "@emotion/cache";
import { css, type CSSObject } from "@emotion/react";
import { stylePrefix } from "./style-prefix";

/** The layers of the style sheet. A later one wins over an earlier one, with any order of imports. */
const layers = ["theme", "components", "looks", "layout", "sections", "transitions", "print"] as const;

type Layer = (typeof layers)[number];

// Emotion finds the classes in the HTML by their prefix, `key` (`extractCritical`). No vendor prefixes: the browsers in
// `browserslist` (package.json) need none. `compat` keeps the rules as text on the server.
export const cache = createCache({ key: stylePrefix, stylisPlugins: [] });
cache.compat = true;

/** In the browser (`gatsby develop`) each call has its own `<style>`, so that hot reloading keeps the order. */
const sheetOf = (id: string) => {
  if (typeof document === "undefined") return cache.sheet;
  const element = document.getElementById(id) ?? document.head.appendChild(document.createElement("style"));
  Object.assign(element, { id, textContent: "" });
  return { insert: (rule: string) => element.append(rule) } as typeof cache.sheet;
};

const insert = (name: string, styles: string) => cache.insert("", { name, styles }, sheetOf(name), true);

insert("layers", `@layer ${layers.join(",")};`);

/**
 * Makes a class for each style of a component and returns the class names, `s-component_key`. `name` is the layer, a
 * slash and the component. A component's name is unique, also across layers: otherwise a build throws. Call it
 * at the top level of a module and write out both arguments: `class-names.cjs` of gatsby-plugin-static-emotion replaces the call at build time.
 */
export const createStyles = <Key extends string>(
  name: `${Layer}/${string}`,
  styles: Readonly<Record<Key, CSSObject>>,
): Readonly<Record<Key, string>> => {
  const [layer, component] = name.split("/") as [Layer, string];
  const classes = (Object.entries(styles) as [Key, CSSObject][]).map(([style, rules]) => {
    const id = `${component}_${style}`;
    const className = `${cache.key}-${id}`;
    if (typeof document === "undefined" && id in cache.inserted)
      throw new Error(`createStyles("${name}"): another component is called "${component}", too.`);
    insert(id, `@layer ${layer}{.${className}{${css(rules).styles}}}`);
    // Emotion adds a registered rule to a page only if the page uses its class.
    cache.registered[className] = id;
    return [style, className];
  });
  return Object.fromEntries(classes) as Record<Key, string>;
};

type GlobalName = `${Layer}/${string}`;

/**
 * Adds rules that belong to no component to the head of every page. `name` is unique and begins with the layer, as in
 * `createStyles`.
 */
export const addGlobalStyles = (name: GlobalName, rules: CSSObject | string): void => {
  const [layer] = name.split("/") as [Layer];
  insert(name, `@layer ${layer}{${css(rules).styles}}`);
};

/**
 * As `addGlobalStyles`, but for rules that the first paint does not need: only the style sheet after the first section has
 * them.
 */
export const addLaterGlobalStyles = (name: GlobalName, rules: CSSObject | string): void => {
  addGlobalStyles(name, rules);
  // Emotion puts a registered rule into a head only if the page uses its class, and no element has this one.
  cache.registered[`${cache.key}-${name}`] = name;
};
