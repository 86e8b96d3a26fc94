import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { loadLate } from "./load-late";

/** Key of Gatsby's inline script with the page's path. It differs on each page, so one policy could not fit all. */
const pathScript = "script-loader";

const start = `(${loadLate.toString()})()`;

/**
 * Puts all scripts into a template, where browsers do not fetch them. The inline script that starts them comes first in
 * the body: below the style sheet, it would wait for it.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getPreBodyComponents,
  replacePreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === "development") return;
  const scripts = getPostBodyComponents().filter(part => !isValidElement(part) || part.key !== pathScript);
  replacePostBodyComponents([
    <template key="late-scripts" data-path={pathname}>
      {scripts}
    </template>,
  ]);
  replacePreBodyComponents([
    <script key="load-late" dangerouslySetInnerHTML={{ __html: start }} />,
    ...getPreBodyComponents(),
  ]);
};
