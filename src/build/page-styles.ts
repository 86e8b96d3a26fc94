import { parse } from "postcss";

const componentOf = (className: string) => className.slice(0, className.indexOf("_"));

/** The components that a selector names: their classes are called `component_key`. */
const componentsIn = (selector: string) => selector.match(/(?<=\.)[\w-]+_[\w-]+/g)?.map(componentOf) ?? [];

/** The components in a part of a page, in alphabetical order. */
const componentsOf = (html: string) => {
  const classes = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return [...new Set(classes.map(componentOf))].sort();
};

/** Divides the styles of the whole site. Throws where they are no CSS. */
export const divideStyles = (styles: string) => {
  const all = parse(styles);
  const keep = (isKept: (components: readonly string[]) => boolean): string => {
    const root = all.clone();
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
  // Pages of a kind show the same components.
  const known = new Map<string, string>();
  return {
    /** The rules of all components. What belongs to none is in every page; a font named again would be fetched again. */
    ofComponents: keep(components => components.length > 0),
    /** The rules of the components in what is seen first of a page, in all their states, and those of no component. */
    ofFirst: (html: string): string => {
      const present = componentsOf(html);
      const key = present.join();
      const rules = known.get(key) ?? keep(components => components.every(component => present.includes(component)));
      known.set(key, rules);
      return rules;
    },
  };
};
