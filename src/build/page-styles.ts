import { AtRule, parse, type Rule } from "postcss";

/** The classes that an element needs for a selector to meet it: they are called `component_key`. */
const classesIn = (selector: string) => selector.replace(/:not\([^)]*\)/g, "").match(/(?<=\.)[\w-]+_[\w-]+/g) ?? [];

/** The classes in a part of a page, in alphabetical order. */
const classesOf = (html: string) => {
  const attributes = [...html.matchAll(/\sclass="([^"]+)"/g)];
  return [...new Set(attributes.flatMap(([, names = ""]) => names.split(" ")))].sort();
};

/** Whether a rule is for paper, or for the way to another page, neither of which is seen first. */
const isForLater = ({ selector, parent }: Rule) =>
  selector.startsWith("::view-transition") || (parent instanceof AtRule && parent.params === "print");

/** Divides the styles of the whole site. Throws where they are no CSS. */
export const divideStyles = (styles: string) => {
  const all = parse(styles);
  const keep = (isKept: (classes: readonly string[], isLater: boolean) => boolean): string => {
    const root = all.clone();
    root.walkRules(rule => {
      if (!rule.selectors.some(selector => isKept(classesIn(selector), isForLater(rule)))) rule.remove();
    });
    root.walkAtRules(atRule => {
      const isEmpty = atRule.nodes?.length === 0;
      const isFont = atRule.name === "font-face";
      if (isEmpty || (isFont && !isKept([], false))) atRule.remove();
    });
    return root.toString();
  };
  // Pages of a kind show the same classes.
  const known = new Map<string, string>();
  return {
    /**
     * The rules of all components, and those of none that are for later. The others are in every page; a font named again
     * would be fetched again.
     */
    ofComponents: keep((classes, isLater) => classes.length > 0 || isLater),
    /** The rules of what is seen first of a page, in all states that the browser knows, and those of no component. */
    ofFirst: (html: string): string => {
      const present = classesOf(html);
      const key = present.join();
      const rules =
        known.get(key) ?? keep((classes, isLater) => !isLater && classes.every(name => present.includes(name)));
      known.set(key, rules);
      return rules;
    },
  };
};
