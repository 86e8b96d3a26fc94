import { type FieldPath, type WrittenPath, dottedPath, parseFieldPath } from "../../../gatsby-plugin-content/paths";

const ID = "field-";

/** The id of a field's element: `field-hero.slides.2.alt`. */
export const idOfField = (path: FieldPath): string => `${ID}${dottedPath(path)}`;

/** The path of the field whose element has this id; undefined if it is none. */
export const pathOfId = (id: string): FieldPath | undefined =>
  id.startsWith(ID) ? parseFieldPath(id.slice(ID.length) as WrittenPath) : undefined;

/** The part of plain data at a path; undefined if there is none. */
export const dataAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((outer, part) => (outer as Record<string | number, unknown> | undefined)?.[part], data);

/** All paths from the outermost to the path itself: hero, hero.slides, hero.slides.2. */
export const outerPaths = (path: FieldPath): FieldPath[] => path.map((_, index) => path.slice(0, index + 1));
