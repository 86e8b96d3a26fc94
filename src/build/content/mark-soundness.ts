import { decodeText } from "./decode";
import { quote } from "./wording";

// What a drawing needs. Everything else (scripts, foreign objects, links, embedded pictures, animation) is refused.
const ELEMENTS = new Set(
  "svg g path rect circle ellipse line polyline polygon text tspan title desc defs symbol use clipPath mask pattern linearGradient radialGradient stop style filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset".split(
    " ",
  ),
);

type Refusal = readonly [pattern: RegExp, what: string];

const REFUSALS: readonly Refusal[] = [
  [/<!DOCTYPE|<!ENTITY/i, "a document type or entity"],
  [/<\?(?!xml\s)/i, "a processing instruction"],
  [/[\s"'/]on[a-z]+\s*=/i, "an event handler"],
  [/(?:javascript|vbscript|data)\s*:/i, "a script or data link"],
  [/\bhref\s*=\s*(?!["']#)/i, "a link to another file"],
  [/url\(\s*["']?(?!["']?#)/i, "a link to another file"],
  [/@import/i, "a link to another file"],
  [/\b(?:src|xml:base)\s*=/i, "a link to another file"],
];

/** What keeps an SVG drawing from being shown safely, or undefined when nothing does. */
export function markFault(bytes: Buffer): string | undefined {
  const decoded = decodeText(bytes);
  if ("fault" in decoded) return "is not an SVG drawing saved as UTF-8. Export it again.";
  // Inside a CDATA section a comment's signs are plain text; taking such a "comment" out would hide what is in between.
  if (decoded.value.includes("<![CDATA[")) return refused("a CDATA section");
  const text = decoded.value.replace(/<!--[\s\S]*?-->/g, "");
  const names = [...text.matchAll(/<([^\s<>/!?]+)/g)].map(([, name]) => name ?? "");
  if (names[0] !== "svg" || !/<svg\b[^>]*\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text))
    return "is not an SVG drawing. Export it again as SVG.";
  const foreign = names.find(name => !ELEMENTS.has(name));
  if (foreign !== undefined) return refused(`the element ${quote(`<${foreign}>`)}`);
  const found = REFUSALS.find(([pattern]) => pattern.test(text));
  if (found) return refused(found[1]);
  if (!/<svg\b[^>]*\bviewBox\s*=/.test(text))
    return "has no viewBox, so that browsers cannot scale it. Export it again with one.";
  if (!names.some(name => /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)$/.test(name)))
    return "draws nothing. Export it again.";
  return undefined;
}

function refused(what: string): string {
  return `holds ${what}, which a mark must not. Export it again as plain SVG (in Inkscape: "Plain SVG").`;
}
