import type { ComponentProps, ReactNode } from "react";
import { color } from "./theme/tokens";

interface HtmlProps {
  readonly htmlAttributes: ComponentProps<"html">;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: ComponentProps<"body">;
  readonly preBodyComponents: ReactNode;
  /** The HTML of the page. */
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * The frame of every page, instead of Gatsby's own, which also has tags for old browsers
 * (https://www.gatsbyjs.com/docs/custom-html/). The language is not set by react-helmet: after each link it would replace the
 * one that a translator has set.
 */
const Html = ({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps) => (
  <html lang="en-GB" {...htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* iOS would make links of all numbers, with its own element around each. Ours are links already. */}
      <meta name="format-detection" content="telephone=no" />
      {/* The top of every page is in ink, in both colour schemes. */}
      <meta name="theme-color" content={color.ink} />
      {headComponents}
    </head>
    <body {...bodyAttributes}>
      {preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
);

export default Html;
