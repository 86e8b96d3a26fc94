import type { ReactElement, ReactNode } from "react";

/** What gatsby-plugin-image adds to every page for its own component, which this site does not use. */
const unused = /^gatsby-image-style/;

/** In the head: what the page is called first, then what the first view needs, then the rest. */
const order = ["title", "meta", "link", "style"];

/** The head without what nothing uses and without script preloads, which would compete with the first picture. */
export const orderHead = (components: readonly ReactNode[]): ReactNode[] =>
  components
    .flat()
    .filter(
      (component): component is ReactElement<{ as?: string }> => Boolean(component) && typeof component === "object",
    )
    .filter(({ key }) => !unused.test(String(key)))
    .filter(({ type, props }) => !(type === "link" && props.as === "script"))
    .sort((a, b) => rank(a) - rank(b));

const rank = ({ type }: ReactElement) => {
  const at = order.indexOf(String(type));
  return at < 0 ? order.length : at;
};
