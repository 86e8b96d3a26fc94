import { posix } from "node:path";
import { fileProblem } from "../problem";
import { type SiteRule, type Site, type Visit, problemAt, stringsOf, textAt } from "../site";
import { lengthOf, nearest, quote } from "../wording";

const PICTURE = /^(?:photos|team)\/[^/]+\.(?:jpe?g|png|webp)$|^logos\/[^/]+\.svg$/;
const FILE_NAME =
  /\.(?:jpe?g|png|webp|svg|gif|avif|heic|tiff?)$|^(?:img|dsc[fn]?|dcim|pxl|image|photo|picture|screenshot|untitled|whatsapp image)[-_ ]*[\d-_ ]*$|^\w+(?:[-_]\w+){2,}$/i;
/** Characters. */
const SHORTEST_ALT = 10;

type Reference = Visit & { value: string };

/** Whether a reference is the upright version of the picture that stands beside it. */
const isUpright = ({ path }: Reference) => path.at(-1) === "upright";

const references = (site: Site): Reference[] => stringsOf(site, "picture", "logo");

/** Path inside content/ of the picture that a document names. */
const targetOf = ({ document, value }: Reference) => posix.join(posix.dirname(document.file), value);

/** Pictures and logos that are named but missing or unfit, and those that nobody names. */
export const pictures: SiteRule = async site => {
  const named = await Promise.all(references(site).map(reference => fitness(site, reference)));
  const used = new Set(references(site).map(targetOf));
  const unused = [...site.files.keys()].filter(path => PICTURE.test(path) && !used.has(path));
  const spare = unused.map(async path => {
    const facts = await site.facts(path);
    // A file that cannot be read may be the one that uses the picture.
    if (!("fault" in facts) && !site.complete) return [];
    const fault = "fault" in facts ? `This file ${facts.fault} ` : "";
    return [fileProblem(path, `${fault}No page uses this file. Use it or delete it.`, "warning")];
  });
  return [...named, ...(await Promise.all(spare))].flat();
};

async function fitness(site: Site, reference: Reference) {
  const { value, parent, schema } = reference;
  const target = targetOf(reference);
  if (!site.files.has(target)) return [problemAt(reference, `is ${quote(value)}, ${missing(site, reference)}`)];
  const facts = await site.facts(target);
  const name = quote(posix.basename(value));
  if ("fault" in facts) return [problemAt(reference, `names ${name}, which ${facts.fault}`)];
  const { width, height } = facts;
  const upright = isUpright(reference);
  const minimum = (upright ? schema : parent?.schema)?.["x-minimumWidth"] ?? 0;
  if (width < minimum) {
    const message = `names ${name}, which is ${width} pixels wide; this place needs ${minimum}, or it looks blurred. Use a larger picture.`;
    return [problemAt(reference, message, width < minimum / 2 ? "error" : "warning")];
  }
  if (upright && height <= width)
    return [
      problemAt(reference, `names ${name}, which is not taller than wide. Use one that is, or delete this line.`),
    ];
  if (minimum < 1600 || height <= width) return [];
  const message = `names ${name}, which is taller than wide and would be cropped hard here. Use one that is wider than tall.`;
  return [problemAt(reference, message, "warning")];
}

function missing(site: Site, reference: Reference): string {
  const { document, value } = reference;
  const names = new Map(
    [...site.files.keys()].filter(path => PICTURE.test(path)).map(path => [posix.basename(path), path]),
  );
  const meant = names.get(nearest(posix.basename(value), [...names.keys()]) ?? "");
  const advice =
    meant === undefined
      ? "Upload the picture, or name one that is there."
      : `Did you mean ${quote(posix.relative(posix.dirname(document.file), meant))}? Capitals and small letters count.`;
  return `but there is no such file. ${advice}`;
}

/** Every picture has an alternative text that says what it shows, or is marked as decorative and has none. */
export const alternativeTexts: SiteRule = site => {
  const shown = new Map<string, string>();
  return references(site).flatMap(reference => {
    const { document, path, schema, parent } = reference;
    if (isUpright(reference)) return [];
    const alt = textAt(parent?.value, "alt")?.trim();
    if (parent === undefined || alt === undefined) return [];
    const place = { document, path: [...path.slice(0, -1), "alt"] };
    const decorative = (parent.value as { decorative?: unknown }).decorative === true;
    const fault = altFault(alt, decorative, schema.format === "logo");
    if (fault !== undefined) return [problemAt(place, fault)];
    const target = targetOf(reference);
    const other = shown.get(alt) ?? target;
    shown.set(alt, other);
    if (alt === "" || schema.format === "logo" || other === target || !site.files.has(target)) return [];
    const message = `describes ${posix.basename(other)} in the same words. Say what ${posix.basename(target)} shows.`;
    return [problemAt(place, message, "warning")];
  });
};

function altFault(alt: string, decorative: boolean, isMark: boolean): string | undefined {
  if (decorative)
    return alt === ""
      ? undefined
      : 'is not empty although "decorative" is true. Empty it (""), or delete "decorative".';
  if (alt === "")
    return `is empty. Write what the picture shows${isMark ? "" : ', or add "decorative": true if it says nothing of its own'}.`;
  if (FILE_NAME.test(alt)) return `is ${quote(alt)}, which looks like a file name. Write what the picture shows.`;
  return isMark || lengthOf(alt) >= SHORTEST_ALT
    ? undefined
    : `is only ${quote(alt)}. Write in a few words what the picture shows.`;
}
