import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The element's own text, which is all text of a script or style. */
  readonly text: string;
  /** Start and end of its start tag in the HTML; undefined for an implied element. */
  readonly tag?: { readonly startOffset: number; readonly endOffset: number };
}

export interface Page {
  /** The file. */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

/** All elements of a page in order, including those in templates and `noscript`. */
export const elementsOf = (html: string): readonly Element[] => [
  ...walk(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })),
];

function* walk(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("tagName" in node)
    yield {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map(child => ("value" in child ? child.value : "")).join(""),
      tag: node.sourceCodeLocation?.startTag ?? undefined,
    };
  if ("content" in node) yield* walk(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

/** Folders in which `.html` files are not pages. */
const gatsbysOwn = /^(?:_gatsby|page-data)[/\\]/;

/** All pages of a built site. */
export const readPages = async (directory: string): Promise<readonly Page[]> => {
  const files = await readdir(directory, { recursive: true });
  const paths = files.filter(file => file.endsWith(".html") && !gatsbysOwn.test(file));
  const read = async (path: string) => {
    const html = await readFile(path, "utf8");
    return { path, html, elements: elementsOf(html) };
  };
  return Promise.all(paths.map(path => read(join(directory, path))));
};
