import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

/** A page of the built site: its path in the browser, its source and its elements. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its visible text. */
  readonly text: string;
  /** Its ancestors, outermost first. */
  readonly within: readonly Element[];
}

/** Reads an HTML file of a built site. */
export const readPage = (root: string, file: string): BuiltPage => {
  const html = readFileSync(join(root, file), "utf8");
  return { path: `/${file.replace(/\/?index\.html$/, "")}`, html, elements: [...walk(parse(html))] };
};

function* walk(node: DefaultTreeAdapterTypes.Node, within: readonly Element[] = []): Generator<Element> {
  const around = [...within];
  if ("tagName" in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const element = { name: node.tagName, attributes, text: plain(textOfNode(node)), within };
    yield element;
    around.push(element);
  }
  if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child, around);
}

/** A text as browsers show it, with single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const textOfNode = (node: DefaultTreeAdapterTypes.Node): string => {
  if ("value" in node) return node.value;
  if ("tagName" in node && ["script", "style"].includes(node.tagName)) return "";
  return "childNodes" in node ? node.childNodes.map(textOfNode).join(" ") : "";
};

export const all = ({ elements }: BuiltPage, name: string): readonly Element[] =>
  elements.filter(element => element.name === name);

/** Whether an element has an ancestor with this name and these attributes. */
export const isIn = ({ within }: Element, name: string, attributes: Element["attributes"] = {}): boolean =>
  within.some(
    around =>
      around.name === name && Object.entries(attributes).every(([key, value]) => around.attributes[key] === value),
  );
