import type { GatsbySSR } from "gatsby";
import { loadLate } from "./load-late";

/** In ms: a picture that never arrives delays the scripts no longer than this. */
const maxDelay = 4000;

/** Gatsby's inline script with the path of the page. One policy fits all pages only if their scripts are the same. */
const pathScript = "script-loader";

/** Puts all scripts into a template, where nothing is fetched or run, and adds the script that takes them out. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ pathname, ...html }) => {
  if (process.env.NODE_ENV === "development") return;
  const late = html
    .getPostBodyComponents()
    .flat()
    .filter(
      component => !(component && typeof component === "object" && "key" in component && component.key === pathScript),
    );
  html.replacePostBodyComponents([
    <template key="late-scripts" id="late-scripts" data-path={pathname}>
      {late}
    </template>,
    <script key="load-late" dangerouslySetInnerHTML={{ __html: `(${loadLate.toString()})(${String(maxDelay)})` }} />,
  ]);
};
