import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

const elementOf = ({ tagName, attrs, childNodes, sourceCodeLocation }: DefaultTreeAdapterTypes.Element) => ({
  name: tagName,
  attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  /** The element's own text, which is all text of a script or style. */
  text: childNodes.map(child => ("value" in child ? child.value : "")).join(""),
  /** Start and end of its start tag in the HTML; undefined for an implied element. */
  tag: sourceCodeLocation?.startTag,
});

export type Element = Readonly<ReturnType<typeof elementOf>>;

const walk = (node: DefaultTreeAdapterTypes.Node): readonly Element[] => [
  ...("tagName" in node ? [elementOf(node)] : []),
  ...("content" in node ? walk(node.content) : []),
  ...("childNodes" in node ? node.childNodes.flatMap(walk) : []),
];

/** All elements of a page in order, including those in templates and `noscript`. */
export const elementsOf = (html: string) =>
  walk(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));

/** All pages of a built site, with the paths of their files in it. */
export const readPages = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    // In these folders of Gatsby, `.html` files are not pages.
    .filter(path => path.endsWith(".html") && !/^(?:_gatsby|page-data)\//.test(path))
    .map(path => {
      const html = readFileSync(join(directory, path), "utf8");
      return { path, html, elements: elementsOf(html) };
    });

export type Page = Readonly<ReturnType<typeof readPages>[number]>;
