import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "./layout";
import { withoutPrefix } from "./without-prefix";

/** Puts a page into the layout, on the server and in the browser. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs<object, { canonicalPath?: string }>) => {
  const { pathname } = props.location;
  return (
    <Layout pathname={pathname} currentPath={props.pageContext.canonicalPath ?? withoutPrefix(pathname)}>
      {element}
    </Layout>
  );
};
