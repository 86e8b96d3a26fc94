import { isValidElement, type ReactElement, type ReactNode } from "react";

/** Unused: styles of gatsby-plugin-image's component, and the generator tag. */
const unused = /^(gatsby-image-style|generator)/;

/** Order of the elements in the head; all others come last. */
const order = ["title", "meta", "link", "style"];

/** Sorts the elements of the head and removes unused ones. */
export const orderHead = (components: readonly ReactNode[]): ReactNode[] =>
  components
    .flat()
    .filter(isValidElement)
    .filter(({ key }) => !unused.test(String(key)))
    .sort((a, b) => rank(a) - rank(b));

const rank = ({ type }: ReactElement) => {
  const at = order.indexOf(String(type));
  return at < 0 ? order.length : at;
};
