import { basename, parse } from "pathe";
import { dottedPath, namedFrom } from "../paths";
import type { UsablePicture } from "../picture-facts";
import type { Problem } from "../problem";
import { type Document, type Rule, type Site, type TextNode, problemAt, rootsOf, stringsOf, textAt } from "../site";
import { quote } from "../wording";

/** Greatest difference of two shapes (width divided by height) at which one picture covers the other. */
const SHAPE_TOLERANCE = 0.02;

/** The pictures of a case study before and after the work. */
interface Pair {
  before: TextNode;
  after: TextNode;
}

/** Finds case studies whose pictures of before and after seem to be exchanged, or cannot be laid one over the other. */
export const comparisons: Rule = function* (site) {
  for (const { document } of rootsOf(site, "case-study")) {
    const before = pictureOfSection(site, document, "challenge");
    const after = pictureOfSection(site, document, "results");
    if (!before || !after) continue;
    yield* exchangeProblems({ before, after });
    const compared = site.nodes.find(node => node.document === document && node.path.join() === "compared");
    if (compared?.value !== true) continue;
    const fault = sameFileFault(site, { before, after });
    if (fault !== undefined) yield* problemAt(compared, fault);
    else yield* problemAt(compared, shapeFault(site, { before, after }), "warning");
  }
};

/** The path of the picture in a section of a case study. */
const pictureOfSection = (site: Site, document: Document, section: "challenge" | "results") =>
  stringsOf(site, "picture").find(
    node => node.document === document && dottedPath(node.path) === `${section}.picture.image`,
  );

/** Warnings about a picture whose own words say that it belongs to the other section. */
function exchangeProblems({ before, after }: Pair): Problem[] {
  const advice = "If the pictures of challenge and results were exchanged, exchange them back.";
  const early = `${named(before)} is called “after” and stands where the work has not begun. ${advice}`;
  const late = `${named(after)} is called “before” and stands where the work is done. ${advice}`;
  return [
    ...(stageOf(before) === "after" ? problemAt(before, early, "warning") : []),
    ...(stageOf(after) === "before" ? problemAt(after, late, "warning") : []),
  ];
}

const named = ({ value }: TextNode) => `names ${quote(basename(value))}, which`;

/** The stage of the work that a picture's file name or alternative text names; undefined if it names none or both. */
function stageOf({ value, parent }: TextNode): "before" | "after" | undefined {
  const words = `${parse(value).name} ${textAt(parent?.value, "alt") ?? ""}`.toLowerCase().split(/[^a-z]+/);
  if (words.includes("before") === words.includes("after")) return undefined;
  return words.includes("after") ? "after" : "before";
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

function sameFileFault({ files }: Site, { before, after }: Pair): string | undefined {
  const first = files.get(namedFrom(before.document.file, before.value));
  const second = files.get(namedFrom(after.document.file, after.value));
  if (!first || !second || !isSame(first, second)) return undefined;
  return "is on, but challenge and results show the same picture. Choose one from before the work and one from after it.";
}

/** Why one picture does not cover the other: they have different shapes. */
function shapeFault(site: Site, { before, after }: Pair): string | undefined {
  const early = usable(site, before);
  const late = usable(site, after);
  if (!early || !late || Math.abs(shapeOf(early) / shapeOf(late) - 1) <= SHAPE_TOLERANCE) return undefined;
  const sizes = [early, late].map(({ width, height }) => `${width} × ${height}`).join(" and ");
  const advice = "Choose two that were taken from the same place, or turn this off.";
  return `is on, but the pictures of challenge and results have different shapes (${sizes} pixels). ${advice}`;
}

const shapeOf = ({ width, height }: UsablePicture) => width / height;

function usable(site: Site, { document, value }: TextNode): UsablePicture | undefined {
  const facts = site.facts.get(namedFrom(document.file, value));
  return facts === undefined || "fault" in facts ? undefined : facts;
}
