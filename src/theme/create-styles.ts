import createCache from "@emotion/cache";
import { css, type CSSObject } from "@emotion/react";

/** The rules of all components that have been loaded, by class; `compat` keeps them as text where there is no document. */
// No prefixes: the browsers that the site is made for (`browserslist` in package.json) need them nowhere.
const cache = createCache({ key: "site", stylisPlugins: [] });
cache.compat = true;

const insert = (name: string, selector: string, rules: CSSObject | string) => {
  cache.insert(selector, { name, styles: css(rules).styles, next: undefined }, cache.sheet, true);
};

/**
 * Makes a class for each style of a component and answers their names, `component_key`. Call it at the top level of a
 * module, so that elements stay plain; in the scripts that visitors load nothing is left of it but the names (see
 * `src/build/class-names.cjs`). What a component imports stands before its own styles, which therefore win over it.
 */
export const createStyles = <Key extends string>(
  component: string,
  styles: Readonly<Record<Key, CSSObject>>,
): Readonly<Record<Key, string>> => {
  const classes = (Object.entries(styles) as [Key, CSSObject][]).map(([key, rules]) => {
    const name = `${component}_${key}`;
    insert(name, `.${name}`, rules);
    return [key, name];
  });
  return Object.fromEntries(classes) as Record<Key, string>;
};

/** Adds rules that belong to no component, under a name of their own. */
export const addGlobalStyles = (name: string, rules: CSSObject | string): void => insert(name, "", rules);

/** All rules so far as one text; empty in a browser, where the document holds them. */
export const allStyles = (): string =>
  Object.values(cache.inserted)
    .filter(css => typeof css === "string")
    .join("");
