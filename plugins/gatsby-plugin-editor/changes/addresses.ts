import { basename } from "pathe";
import type { ContentFiles } from "../../gatsby-plugin-content/content-files";
import {
  GALLERY,
  REDIRECTS,
  addressBelow,
  addressOfFile,
  fileKindOf,
  fileOfSlug,
  slugOf,
} from "../../gatsby-plugin-content/file-kinds";
import { isObject } from "../../gatsby-plugin-content/json-object";
import { type ContentPath, type FieldPath, type SiteAddress, namedFrom } from "../../gatsby-plugin-content/paths";
import { type Site, stringsOf, textAt } from "../../gatsby-plugin-content/site";
import { refusals } from "../messages/messages";
import { type FilesInMemory, dataOfFile, writeValue } from "./files-in-memory";

/** The links to a file's page, including redirects. */
function linksTo(site: Site, file: ContentPath) {
  // A service also has a page of the gallery.
  const isService = fileKindOf(file)?.schema === "service";
  const gallery = isService ? addressBelow(GALLERY, slugOf(file)) : undefined;
  const pages: (string | undefined)[] = [addressOfFile(file), gallery];
  return stringsOf(site, "href").filter(({ value }) => pages.includes(value.split("#")[0]));
}

/** A redirect: the path of its target in the list, and the address from which it leads there. */
type Redirect = Readonly<{ path: FieldPath; from: SiteAddress }>;

/** The redirects to a file's page. */
export function redirectsTo(site: Site, file: ContentPath): Redirect[] {
  const targets = linksTo(site, file).filter(({ document }) => document.file === REDIRECTS);
  return targets.map(({ path, parent }) => ({ path, from: (textAt(parent?.value, "from") ?? "") as SiteAddress }));
}

/** Sends the visitors of a deleted page, and of its redirects, to another page; without one, removes the redirects. */
export function redirectVisitors(
  files: FilesInMemory,
  site: Site,
  file: ContentPath,
  to: SiteAddress | undefined,
): void {
  // The last one first, because a removed redirect moves those behind it.
  for (const { path } of redirectsTo(site, file).toReversed())
    if (to === undefined) writeValue(files, REDIRECTS, path.slice(0, -1), undefined);
    else writeValue(files, REDIRECTS, path, to);
  if (to !== undefined) addRedirect(files, addressOfFile(file), to);
}

/** The references of other files to a picture, or to a file's page: links, aliases, the service of a project. No redirects. */
export function referencesTo(site: Site, file: ContentPath) {
  const slug = slugOf(file);
  const schema = fileKindOf(file)?.schema ?? "";
  const links = linksTo(site, file).filter(({ document }) => document.file !== REDIRECTS);
  const entries = stringsOf(site, schema).filter(({ value }) => value === slug);
  const pictures = stringsOf(site, "picture", "logo").filter(({ value }) => value.endsWith(`/${file}`));
  return [...links, ...entries, ...pictures].filter(({ document }) => document.file !== file);
}

/** Adds a redirect from the address of a former page to another page. */
const addRedirect = (files: FilesInMemory, from: SiteAddress | undefined, to: SiteAddress | undefined): void =>
  writeValue(files, REDIRECTS, ["redirects", -1], { from, to });

/** Writes another slug into all references to a file, and into the targets of redirects to its page. */
function renameReferences(files: FilesInMemory, site: Site, file: ContentPath, slug: string): void {
  const redirects = linksTo(site, file).filter(({ document }) => document.file === REDIRECTS);
  // The slug alone, or at the end of a link, before the id of a section.
  const oldSlug = new RegExp(`(?<=^|/)${slugOf(file)}(?=$|#)`);
  for (const { document, path, value } of [...referencesTo(site, file), ...redirects])
    writeValue(files, document.file, path, value.replace(oldSlug, slug));
}

function moveFile(files: FilesInMemory, file: ContentPath, moved: ContentPath): void {
  const bytes = files.get(file);
  if (bytes) files.set(moved, bytes);
  files.delete(file);
}

/** Removes the redirect from an address to which a page moves back. */
function removeRedirectFrom(files: FilesInMemory, site: Site, address: SiteAddress | undefined): void {
  const needless = stringsOf(site, "redirect").find(({ value }) => value === address);
  if (needless) writeValue(files, needless.document.file, needless.path.slice(0, -1), undefined);
}

/** Moves a file and all references to another slug. Adds a redirect, but none to a placeholder. Returns the new path. */
export function rename(files: FilesInMemory, site: Site, file: ContentPath, slug: string): ContentPath {
  const moved = namedFrom(file, `${slug}.json`);
  if (files.has(moved)) throw new Error(refusals.addressTaken(addressOfFile(moved)));
  renameReferences(files, site, file, slug);
  moveFile(files, file, moved);
  removeRedirectFrom(files, site, addressOfFile(moved));
  const isPlaceholder = dataOfFile(files, moved)["status"] === "placeholder";
  if (!isPlaceholder) addRedirect(files, addressOfFile(file), addressOfFile(moved));
  return moved;
}

/** The paths that a file had under earlier addresses, which redirects name; the latest first. */
export function formerPaths(files: ContentFiles, file: ContentPath): ContentPath[] {
  const kind = fileKindOf(file);
  const { redirects } = dataOfFile(files, REDIRECTS);
  if (!kind?.folder || !Array.isArray(redirects)) return [];
  const former = redirects.filter(isObject).filter(({ to }) => to === addressOfFile(file));
  const paths = former.map(({ from }) => fileOfSlug(kind.path, basename(String(from))));
  return paths.toReversed();
}
