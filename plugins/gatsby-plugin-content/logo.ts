import { isUtf8 } from "node:buffer";
import { SaxesParser, type SaxesTagNS } from "saxes";

/** An element of a drawing. Names are without their prefix. */
interface Element {
  name: string;
  namespace: string;
  attributes: readonly { name: string; value: string }[];
}

/** A logo as browsers read it. */
interface Logo {
  root: Element;
  /** All elements, the root first. */
  elements: readonly Element[];
  /** The text of all style elements. */
  css: string;
  /** The style sheets that lie outside of the file. */
  linkedStyles: boolean;
}

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XHTML = "http://www.w3.org/1999/xhtml";

const NO_NAMESPACE =
  'is a broken image in browsers: its first tag lacks xmlns="http://www.w3.org/2000/svg". Export it again as an SVG file, not as code for a web page.';
const NOT_A_DRAWING = "is not an SVG drawing, but another kind of file under this name. Export the drawing as SVG.";
const NOT_UTF8 =
  "is packed (SVGZ) or not saved as UTF-8, and is a broken image in browsers. Export it again as plain SVG.";
const SCRIPT = "holds a script, and no program may run in a logo. Export it again as plain SVG, without interactivity.";
const WEB_PAGE =
  "holds a piece of a web page (foreignObject), which not every program draws. Export it again with its text turned into paths.";
const OUTSIDE_STYLE =
  "takes its style from another file, which browsers do not load for a logo. Export it again with the style inside of it.";
const NO_FRAME =
  "has no frame of its own (viewBox) on its first tag, so that browsers cannot scale it. Export it again with “Responsive”, or a viewBox, turned on.";
const BAD_FRAME =
  "has a frame (viewBox) that is not four numbers with a width and a height. Export it again with the frame fitted to the drawing.";
const SQUASHED =
  'would be squashed: its first tag says preserveAspectRatio="none". Export it again with its proportions kept, or delete this setting.';
const CROPPED =
  "would be cropped: preserveAspectRatio on its first tag says “slice”. Export it again without this setting.";
const LIVE_TEXT =
  "holds text, which each computer draws in a typeface of its own. Export it again with its text turned into paths (outlines).";

/** Parses a logo as browsers do. The fault, if it cannot be read, is worded to follow the file's name. */
export function readLogo(bytes: Buffer): Logo | { fault: string } {
  // Chromium reads a logo as UTF-8, whatever its declaration says.
  if (!isUtf8(bytes)) return { fault: NOT_UTF8 };
  const elements: Element[] = [];
  const open: Element[] = [];
  let css = "";
  let linkedStyles = false;
  let fault: string | undefined;

  const parser = new SaxesParser({ xmlns: true });
  const addCss = (part: string) => {
    if (open.at(-1)?.name === "style") css += part;
  };
  parser.on("error", () => {
    const place = `line ${parser.line}, column ${parser.column}`;
    fault ??= `is a broken image in browsers: its text goes wrong at ${place}. Export it again as SVG.`;
  });
  parser.on("doctype", doctype => {
    for (const { name, value } of entitiesOf(doctype)) parser.ENTITIES[name] = value;
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") linkedStyles = true;
  });
  parser.on("opentag", tag => {
    const element = readElement(tag);
    elements.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", addCss);
  parser.on("cdata", addCss);
  parser.write(bytes.toString("utf8")).close();

  const [root] = elements;
  if (root?.name !== "svg") return { fault: NOT_A_DRAWING };
  if (fault !== undefined) return { fault };
  return { root, elements, css, linkedStyles };
}

/** The abbreviations that a document type declares. Drawing programs use them for namespaces. */
const entitiesOf = (doctype: string) =>
  [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)].map(
    ([, name = "", inDouble, inSingle = ""]) => ({ name, value: inDouble ?? inSingle }),
  );

const readElement = ({ local, uri, attributes }: SaxesTagNS): Element => {
  // With a prefix, an attribute is a drawing program's own data, except for xlink:href.
  const read = Object.values(attributes).filter(attribute => attribute.uri === "" || attribute.uri === XLINK);
  return {
    name: local,
    namespace: uri,
    attributes: read.map(attribute => ({ name: attribute.local, value: attribute.value.trim() })),
  };
};

const attributeOf = ({ attributes }: Element, name: string) =>
  attributes.find(attribute => attribute.name === name)?.value;

/** Why browsers do not show a logo as it was drawn, or must not; undefined if they do. Worded to follow its name. */
export const logoFault = (logo: Logo): string | undefined =>
  namespaceFault(logo) ??
  scriptFault(logo) ??
  webPageFault(logo) ??
  outsideFault(logo) ??
  frameFault(logo) ??
  proportionFault(logo);

/** A warning about a logo that browsers show, but not all in the same way. */
export const logoOddity = ({ elements, css }: Logo): string | undefined => {
  const hasText = elements.some(({ name, namespace }) => name === "text" && namespace === SVG);
  return hasText && !css.includes("@font-face") ? LIVE_TEXT : undefined;
};

const namespaceFault = ({ root }: Logo) => (root.namespace === SVG ? undefined : NO_NAMESPACE);

function scriptFault({ elements }: Logo): string | undefined {
  const runs = elements.some(
    ({ name, namespace, attributes }) =>
      (name === "script" && [SVG, XHTML].includes(namespace)) ||
      attributes.some(attribute => /^on/i.test(attribute.name) || /^javascript:/i.test(attribute.value)),
  );
  return runs ? SCRIPT : undefined;
}

function webPageFault({ elements }: Logo): string | undefined {
  // With requiredExtensions it is a drawing program's own data, which browsers leave out.
  const pieces = elements.filter(({ name }) => name === "foreignObject");
  const isDrawn = (piece: Element) => !attributeOf(piece, "requiredExtensions");
  return pieces.some(isDrawn) ? WEB_PAGE : undefined;
}

/** Browsers load nothing from outside for a picture: https://svgwg.org/svg2-draft/conform.html#secure-static-mode */
function outsideFault({ elements, css, linkedStyles }: Logo): string | undefined {
  const drawn = elements.filter(({ name, namespace }) => namespace === SVG && name !== "a");
  const addresses = drawn.flatMap(element => attributeOf(element, "href") ?? []);
  const outside = addresses.find(address => !isInside(address));
  if (outside !== undefined) {
    const address = outside.length > 60 ? `${outside.slice(0, 60)}…` : outside;
    return `shows “${address}”, which is not in the file, and browsers do not load it for a logo. Export it again with pictures embedded, or as paths.`;
  }
  const styles = [css, ...elements.flatMap(({ attributes }) => attributes.map(({ value }) => value))];
  const isLinked = linkedStyles || css.includes("@import") || styles.some(style => outsideUrls(style).length > 0);
  return isLinked ? OUTSIDE_STYLE : undefined;
}

const isInside = (address: string) => address === "" || address.startsWith("#") || /^data:/i.test(address);

/** The addresses outside of the file in a piece of CSS. */
const outsideUrls = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].filter(([, address = ""]) => !isInside(address));

function frameFault({ root }: Logo): string | undefined {
  const viewBox = attributeOf(root, "viewBox");
  if (viewBox === undefined) return NO_FRAME;
  const numbers = viewBox.split(/[\s,]+/).map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0 ? undefined : BAD_FRAME;
}

function proportionFault({ root }: Logo): string | undefined {
  const fitting = (attributeOf(root, "preserveAspectRatio") ?? "").split(/\s+/);
  if (fitting.includes("none")) return SQUASHED;
  return fitting.includes("slice") ? CROPPED : undefined;
}
