import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of a script or a style: what is in it. */
  readonly text: string;
  /** Where its start tag begins and ends in the HTML; undefined for an element that the HTML leaves out. */
  readonly tag?: { readonly startOffset: number; readonly endOffset: number };
}

export interface Page {
  /** The file. */
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

/** All elements of a page in their order, those of templates and of `noscript` too. */
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

/** All pages of a built site, one after the other; what Gatsby keeps in `_gatsby` is none. */
export async function* readPages(directory: string): AsyncGenerator<Page> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !path.endsWith(".html") || path.startsWith(join(directory, "_gatsby"))) continue;
    const html = await readFile(path, "utf8");
    yield { path, html, elements: elementsOf(html) };
  }
}
