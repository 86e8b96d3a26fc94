import type { ReactElement, ReactNode } from "react";

/** What gatsby-plugin-image adds to every page for its own component, which this site does not use, and Gatsby's name. */
const unused = /^(gatsby-image-style|generator)/;

/** In the head: what the page is called first, then what the first view needs, then the rest. */
const order = ["title", "meta", "link", "style"];

/** The head in order, without what nothing uses. */
export const orderHead = (components: readonly ReactNode[]): ReactNode[] =>
  components
    .flat()
    .filter((component): component is ReactElement => Boolean(component) && typeof component === "object")
    .filter(({ key }) => !unused.test(String(key)))
    .sort((a, b) => rank(a) - rank(b));

const rank = ({ type }: ReactElement) => {
  const at = order.indexOf(String(type));
  return at < 0 ? order.length : at;
};
