import { parse } from "postcss";

const componentOf = (className: string) => className.slice(0, className.indexOf("_"));

/** The components that a selector names: their classes are called `component_key`. */
const componentsIn = (selector: string) => selector.match(/(?<=\.)[\w-]+_[\w-]+/g)?.map(componentOf) ?? [];

const keepRules = (styles: string, isKept: (components: readonly string[]) => boolean): string => {
  const root = parse(styles);
  root.walkRules(rule => {
    if (!rule.selectors.some(selector => isKept(componentsIn(selector)))) rule.remove();
  });
  root.walkAtRules(atRule => {
    const isEmpty = atRule.nodes?.length === 0;
    const isFont = atRule.name === "font-face";
    if (isEmpty || (isFont && !isKept([]))) atRule.remove();
  });
  return root.toString();
};

/**
 * The rules that a page needs before its scripts are there: those of the components in its HTML, in all their states, and
 * those that belong to no component. Throws where the styles are no CSS.
 */
export const stylesOfPage = (styles: string, html: string): string => {
  const classes = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const present = new Set(classes.map(componentOf));
  return keepRules(styles, components => components.every(component => present.has(component)));
};

/** The rules of all components. What belongs to none is in every page; a font named again would be fetched again. */
export const stylesOfComponents = (styles: string): string => keepRules(styles, components => components.length > 0);
