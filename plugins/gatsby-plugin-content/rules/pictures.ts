import { basename, dirname, parse, relative } from "pathe";
import { PICTURE } from "../file-kinds";
import { isObject } from "../json-object";
import { namedFrom } from "../paths";
import { fileProblem } from "../problem";
import { type Rule, type Site, type TextNode, problemAt, wrongText, stringsOf, textAt } from "../site";
import { lengthOf, nearest, quote } from "../wording";

/** What shows that a text is the name of a file: its ending, the name that a camera or a program gave, or words joined to one. */
const FILE_NAMES = [
  /\.(?:jpe?g|png|webp|svg|gif|avif|heic|tiff?)$/i,
  /^(?:img|dsc[fn]?|dcim|pxl|image|photo|picture|screenshot|untitled|whatsapp image)[-_ ]*[\d-_ ]*$/i,
  /^\w+(?:[-_]\w+){2,}$/,
];
/** Characters. */
const SHORTEST_ALT = 10;

/** The paths of all pictures and logos. The editor on the web has no facts of them. */
const picturesIn = ({ files }: Site) => [...files.keys()].filter(path => PICTURE.test(path));

/** Finds missing, unusable and unused pictures and logos. */
export const pictures: Rule = function* (site) {
  const named = stringsOf(site, "picture", "logo");
  const present = picturesIn(site);
  for (const reference of named) yield* unfitness(site, reference, present);
  const used = new Set(named.map(({ document, value }) => namedFrom(document.file, value)));
  for (const path of present) {
    const facts = site.facts.get(path);
    const fault = facts && "fault" in facts ? `This file ${facts.fault} ` : "";
    // An unreadable file may use the picture.
    if (used.has(path) || (!fault && !site.complete)) continue;
    yield fileProblem(path, `${fault}No page uses this file. Use it or delete it.`, "warning");
  }
};

/** The reason why a picture does not fit its place. */
function unfitness(site: Site, reference: TextNode, present: readonly string[]) {
  const { document, value, path, parent, schema } = reference;
  const target = namedFrom(document.file, value);
  if (!present.includes(target))
    return wrongText(reference, `but there is no such file. ${advice(present, reference)}`);
  const facts = site.facts.get(target);
  if (facts === undefined) return [];
  const names = `names ${quote(basename(value))}, which`;
  if ("fault" in facts) return problemAt(reference, `${names} ${facts.fault}`);
  const { width, height, oddity } = facts;
  if (oddity !== undefined) return problemAt(reference, `${names} ${oddity}`, "warning");
  const isPortrait = path.at(-1) === "portrait";
  const minimum = (isPortrait ? schema : parent?.schema)?.["x-minimumWidth"] ?? 0;
  const blurred = `${names} is ${width} pixels wide; this place needs ${minimum}, or it looks blurred. Use a larger picture.`;
  if (width < minimum) return problemAt(reference, blurred, width < minimum / 2 ? "error" : "warning");
  if (isPortrait && height <= width)
    return problemAt(reference, `${names} is not taller than wide. Use one that is, or leave it out.`);
  if (minimum < 1600 || height <= width) return [];
  const cropped = `${names} is taller than wide and would be cropped hard here. Use one that is wider than tall.`;
  return problemAt(reference, cropped, "warning");
}

function advice(present: readonly string[], { document, value }: TextNode): string {
  const names = new Map(present.map(path => [parse(path).name, path]));
  const meant = names.get(nearest(parse(value).name, [...names.keys()]) ?? "");
  if (meant === undefined) return "Upload the picture, or name one that is there.";
  const path = relative(dirname(document.file), meant);
  return `Did you mean ${quote(path)}? Capitals and small letters count.`;
}

/** Finds alternative texts that are missing, meaningless or copied. A decorative picture has none. */
export const alternativeTexts: Rule = function* (site) {
  const shown = new Map<string, string>();
  for (const node of stringsOf(site)) {
    const { document, path, parent } = node;
    const image = textAt(parent?.value, "image");
    if (path.at(-1) !== "alt" || image === undefined) continue;
    const isLogo = parent?.schema.properties?.["image"]?.format === "logo";
    const decorative = isObject(parent?.value) && parent.value["decorative"] === true;
    const alt = node.value.trim();
    const fault = altFault(alt, decorative, isLogo);
    yield* problemAt(node, fault);
    if (fault !== undefined) continue;
    const target = namedFrom(document.file, image);
    const other = shown.get(alt) ?? target;
    shown.set(alt, other);
    if (alt === "" || isLogo || other === target || !site.files.has(target)) continue;
    const message = `describes ${basename(other)} in the same words. Say what ${basename(target)} shows.`;
    yield* problemAt(node, message, "warning");
  }
};

function altFault(alt: string, decorative: boolean, isLogo: boolean): string | undefined {
  if (decorative) return alt ? "is not empty although Decorative is on. Empty it, or turn that off." : undefined;
  if (alt === "") return "is empty. Write what the picture shows.";
  if (FILE_NAMES.some(name => name.test(alt)))
    return `is ${quote(alt)}, which looks like a file name. Write what the picture shows.`;
  if (isLogo || lengthOf(alt) >= SHORTEST_ALT) return undefined;
  return `is only ${quote(alt)}. Write in a few words what the picture shows.`;
}
