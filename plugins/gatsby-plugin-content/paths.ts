import { dirname, join } from "pathe";

/*
 * A path says by its type what it is. A text becomes a path where it enters: from the disk, a request, GitHub, a checked
 * file, or the address of the editor. Here one path becomes another. This file has no `node:` import: the editor bundles it.
 */

declare const kind: unique symbol;
type Branded<Kind extends string> = string & { readonly [kind]: Kind };

/** A file in the repository, from the project's directory: content/services/roof.json. */
export type RepositoryPath = Branded<"repository">;

/** A file or a folder inside content/: services/roof.json. */
export type ContentPath = Branded<"content">;

/** An address of the site, mostly of a page: /services/roof. */
export type SiteAddress = Branded<"address">;

/** A value in a file's JSON: keys, and the places of list entries from 0. */
export type FieldPath = readonly (string | number)[];

/** A field path in a text: hero.slides[2].alt or hero.slides.2.alt; empty for the whole file. */
export type WrittenPath = Branded<"field">;

/** The folder of the content in the repository. */
export const CONTENT = "content";

/** The path in the repository of a file of the content. */
export const inRepository = (file: ContentPath): RepositoryPath => `${CONTENT}/${file}` as RepositoryPath;

/** The path inside content/ of a file in the repository; undefined for a file elsewhere. */
export const inContent = (path: RepositoryPath): ContentPath | undefined =>
  path.startsWith(`${CONTENT}/`) ? (path.slice(CONTENT.length + 1) as ContentPath) : undefined;

/** A file in a folder of the content. */
export const inFolder = (folder: ContentPath, name: string): ContentPath => `${folder}/${name}` as ContentPath;

/** The file that another one names by the way from its own folder: ../photos/roof.jpg. */
export const namedFrom = (file: ContentPath, way: string): ContentPath => join(dirname(file), way) as ContentPath;

/** A field path with dots only: hero.slides.2.alt. */
export const dottedPath = (path: FieldPath): WrittenPath => path.join(".") as WrittenPath;

/** Reads a field path from a text. */
export const parseFieldPath = (text: WrittenPath): FieldPath =>
  (text.match(/[^.[\]]+/g) ?? []).map(part => (/^\d+$/.test(part) ? Number(part) : part));
