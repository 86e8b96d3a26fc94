import { AtRule, parse, type Root, type Rule } from "postcss";

/** The classes that an element needs for a selector to meet it: they are called `component_key`. */
const classesIn = (selector: string) => selector.replace(/:not\([^)]*\)/g, "").match(/(?<=\.)[\w-]+_[\w-]+/g) ?? [];

/** The classes that elements in a part of a page bear together. */
const bearersIn = (html: string) =>
  [...new Set([...html.matchAll(/\sclass="([^"]+)"/g)].map(([, names = ""]) => names))].map(names => names.split(" "));

/** The classes in a part of a page, in alphabetical order. */
export const classesOf = (html: string): readonly string[] => [...new Set(bearersIn(html).flat())].sort();

/** Whether a rule is for paper, or for the way to another page, neither of which is seen first. */
const isForLater = ({ selector, parent }: Rule) =>
  /^(?:::view-transition|\[data-loading\])/.test(selector) ||
  (parent instanceof AtRule && ["print", "data-loading"].includes(parent.params));

/** Between which rules those of each class stand. */
const placesOf = (styles: Root) => {
  const places = new Map<string, { first: number; last: number }>();
  let place = 0;
  styles.walkRules(({ selector }) => {
    place++;
    for (const name of classesIn(selector)) places.set(name, { first: places.get(name)?.first ?? place, last: place });
  });
  return places;
};

/**
 * Divides the styles of the whole site. The rules of the classes that stand everywhere, in the header, are in every
 * page's head and therefore not in the sheet. Throws where they are no CSS.
 */
export const divideStyles = (styles: string, everywhere: readonly string[]) => {
  const all = parse(styles);
  const keep = (isKept: (classes: readonly string[], isLater: boolean) => boolean): string => {
    const root = all.clone();
    root.walkRules(rule => {
      if (!rule.selectors.some(selector => isKept(classesIn(selector), isForLater(rule)))) rule.remove();
    });
    const atRules: AtRule[] = [];
    root.walkAtRules(atRule => void atRules.push(atRule));
    // From the inside out: one that holds nothing but empty ones is empty as well.
    for (const atRule of atRules.reverse()) {
      const isEmpty = atRule.nodes?.length === 0;
      const isFont = atRule.name === "font-face";
      if (isEmpty || (isFont && !isKept([], false))) atRule.remove();
    }
    return root.toString();
  };
  const places = placesOf(all);
  // Pages of a kind show the same classes.
  const known = new Map<string, string>();
  return {
    /**
     * The rules of all components but those that stand everywhere, and those of none that are for later. The others are
     * in every page; a font named again would be fetched again.
     */
    ofComponents: keep((classes, isLater) => isLater || !classes.every(name => everywhere.includes(name))),
    /** Throws where an element bears a class that stands everywhere and another whose rules come first: the sheet is later. */
    assertOrder: (html: string) => {
      for (const names of bearersIn(html))
        for (const early of names.filter(name => everywhere.includes(name)))
          for (const late of names.filter(name => !everywhere.includes(name)))
            if ((places.get(late)?.first ?? Infinity) < (places.get(early)?.last ?? 0))
              throw new Error(
                `An element is both .${early} and .${late}, whose rules come first, but would be last in the style sheet: create the styles of .${late} after those of .${early}.`,
              );
    },
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
