import { posix } from "node:path";
import { type Severity, fileProblem } from "../problem";
import { type Rule, type Site, type TextVisit, problemAt, stringsOf, textAt } from "../site";
import { lengthOf, nearest, quote } from "../wording";

const FILE_NAME =
  /\.(?:jpe?g|png|webp|svg|gif|avif|heic|tiff?)$|^(?:img|dsc[fn]?|dcim|pxl|image|photo|picture|screenshot|untitled|whatsapp image)[-_ ]*[\d-_ ]*$|^\w+(?:[-_]\w+){2,}$/i;
/** Characters. */
const SHORTEST_ALT = 10;

const references = (site: Site) => stringsOf(site, "picture", "logo");

/** Whether a reference is the upright version of a picture. It shares the picture's alternative text. */
const isUpright = ({ path }: TextVisit) => path.at(-1) === "upright";

/** Path inside content/ of a document's picture. */
const targetOf = ({ document, value }: TextVisit) => posix.join(posix.dirname(document.file), value);

/** Finds missing, unusable and unused pictures and logos. */
export const pictures: Rule = function* (site) {
  const named = references(site);
  for (const reference of named) {
    const [fault, severity] = unfitness(site, reference) ?? [];
    if (fault !== undefined) yield problemAt(reference, fault, severity);
  }
  const used = new Set(named.map(targetOf));
  for (const [path, facts] of site.facts) {
    const fault = typeof facts === "string" ? `This file ${facts} ` : "";
    // An unreadable file may use the picture.
    if (used.has(path) || (!fault && !site.complete)) continue;
    yield fileProblem(path, `${fault}No page uses this file. Use it or delete it.`, "warning");
  }
};

/** Why a picture does not fit its place. */
function unfitness(site: Site, reference: TextVisit): [fault: string, severity?: Severity] | undefined {
  const { value, parent, schema } = reference;
  const facts = site.facts.get(targetOf(reference));
  if (facts === undefined) return [`is ${quote(value)}, but there is no such file. ${advice(site, reference)}`];
  const names = `names ${quote(posix.basename(value))}, which`;
  if (typeof facts === "string") return [`${names} ${facts}`];
  const { width, height } = facts;
  const upright = isUpright(reference);
  const minimum = (upright ? schema : parent?.schema)?.["x-minimumWidth"] ?? 0;
  if (width < minimum) {
    const fault = `${names} is ${width} pixels wide; this place needs ${minimum}, or it looks blurred. Use a larger picture.`;
    return [fault, width < minimum / 2 ? "error" : "warning"];
  }
  if (upright && height <= width) return [`${names} is not taller than wide. Use one that is, or leave it out.`];
  if (minimum < 1600 || height <= width) return undefined;
  return [`${names} is taller than wide and would be cropped hard here. Use one that is wider than tall.`, "warning"];
}

function advice(site: Site, { document, value }: TextVisit): string {
  const names = new Map([...site.facts.keys()].map(path => [posix.parse(path).name, path]));
  const meant = names.get(nearest(posix.parse(value).name, [...names.keys()]) ?? "");
  if (meant === undefined) return "Upload the picture, or name one that is there.";
  const path = posix.relative(posix.dirname(document.file), meant);
  return `Did you mean ${quote(path)}? Capitals and small letters count.`;
}

/** Finds alternative texts that are missing, meaningless or copied. A decorative picture has none. */
export const alternativeTexts: Rule = function* (site) {
  const shown = new Map<string, string>();
  for (const reference of references(site)) {
    const { document, path, schema, parent } = reference;
    const alt = textAt(parent?.value, "alt")?.trim();
    if (parent === undefined || alt === undefined || isUpright(reference)) continue;
    const place = { document, path: [...path.slice(0, -1), "alt"] };
    const decorative = (parent.value as { decorative?: unknown }).decorative === true;
    const isLogo = schema.format === "logo";
    const fault = altFault(alt, decorative, isLogo);
    if (fault !== undefined) {
      yield problemAt(place, fault);
      continue;
    }
    const target = targetOf(reference);
    const other = shown.get(alt) ?? target;
    shown.set(alt, other);
    if (alt === "" || isLogo || other === target || !site.files.has(target)) continue;
    const message = `describes ${posix.basename(other)} in the same words. Say what ${posix.basename(target)} shows.`;
    yield problemAt(place, message, "warning");
  }
};

function altFault(alt: string, decorative: boolean, isLogo: boolean): string | undefined {
  if (decorative && alt === "") return undefined;
  if (decorative) return "is not empty although Decorative is on. Empty it, or turn that off.";
  if (alt === "") return "is empty. Write what the picture shows.";
  if (FILE_NAME.test(alt)) return `is ${quote(alt)}, which looks like a file name. Write what the picture shows.`;
  if (isLogo || lengthOf(alt) >= SHORTEST_ALT) return undefined;
  return `is only ${quote(alt)}. Write in a few words what the picture shows.`;
}
