import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "./layout";

/** Puts a page into the layout, the same on the server and in the browser; an alias is at home where its original is. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs<object, { canonicalPath?: string }>) => {
  const { pathname } = props.location;
  return (
    <Layout pathname={pathname} place={props.pageContext.canonicalPath ?? pathname}>
      {element}
    </Layout>
  );
};
