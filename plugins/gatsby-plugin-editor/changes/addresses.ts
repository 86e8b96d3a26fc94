import { basename } from "pathe";
import { addressOfFile, fileKindOf, pagePath, slugOf } from "../../gatsby-plugin-content/file-kinds";
import { isObject } from "../../gatsby-plugin-content/json-object";
import { type Site, stringsOf, textAt } from "../../gatsby-plugin-content/site";
import { refusals } from "../messages/messages";
import { type FilesInMemory, dataOfFile, writeValue } from "./files-in-memory";

const REDIRECTS = "redirects.json";

/** The links to a file's page, including redirects. */
function linksTo(site: Site, file: string) {
  // A service also has a page of the gallery.
  const isService = fileKindOf(file)?.schema === "service";
  const pages = [addressOfFile(file), isService ? pagePath("/gallery", slugOf(file)) : undefined];
  return stringsOf(site, "href").filter(({ value }) => pages.includes(value.split("#")[0]));
}

/** The redirects to a file's page: the path of their target, and the address that they are for. */
export function redirectsTo(site: Site, file: string) {
  const targets = linksTo(site, file).filter(({ document }) => document.file === REDIRECTS);
  return targets.map(({ path, parent }) => ({ path: [...path], from: textAt(parent?.value, "from") ?? "" }));
}

/** Sends the visitors of a deleted page, and of its redirects, to another page; without one, removes the redirects. */
export function redirectVisitors(files: FilesInMemory, site: Site, file: string, to: string | undefined): void {
  // The last one first, because a removed redirect moves those behind it.
  for (const { path } of redirectsTo(site, file).toReversed())
    if (to === undefined) writeValue(files, REDIRECTS, path.slice(0, -1), undefined);
    else writeValue(files, REDIRECTS, path, to);
  if (to !== undefined) addRedirect(files, addressOfFile(file), to);
}

/** The references of other files to a picture, or to a file's page: links, aliases, the service of a project. No redirects. */
export function referencesTo(site: Site, file: string) {
  const slug = slugOf(file);
  const schema = fileKindOf(file)?.schema ?? "";
  const links = linksTo(site, file).filter(({ document }) => document.file !== REDIRECTS);
  const entries = stringsOf(site, schema).filter(({ value }) => value === slug);
  const pictures = stringsOf(site, "picture", "logo").filter(({ value }) => value.endsWith(`/${file}`));
  return [...links, ...entries, ...pictures].filter(({ document }) => document.file !== file);
}

/** Adds a redirect from the address of a former page to another page. */
const addRedirect = (files: FilesInMemory, from: string | undefined, to: string | undefined): void =>
  writeValue(files, REDIRECTS, ["redirects", -1], { from, to });

/** Writes another slug into all references to a file, and into the targets of redirects to its page. */
function renameReferences(files: FilesInMemory, site: Site, file: string, slug: string): void {
  const redirects = linksTo(site, file).filter(({ document }) => document.file === REDIRECTS);
  // The slug alone, or at the end of a link, before the id of a section.
  const oldSlug = new RegExp(`(?<=^|/)${slugOf(file)}(?=$|#)`);
  for (const { document, path, value } of [...referencesTo(site, file), ...redirects])
    writeValue(files, document.file, [...path], value.replace(oldSlug, slug));
}

function moveFile(files: FilesInMemory, file: string, moved: string): void {
  const bytes = files.get(file);
  if (bytes) files.set(moved, bytes);
  files.delete(file);
}

/** Removes the redirect from an address to which a page moves back. */
function removeRedirectFrom(files: FilesInMemory, site: Site, address: string | undefined): void {
  const needless = stringsOf(site, "redirect").find(({ value }) => value === address);
  if (needless) writeValue(files, needless.document.file, needless.path.slice(0, -1), undefined);
}

/** Moves a file and all references to another slug. Adds a redirect, but none to a placeholder. Returns the new path. */
export function rename(files: FilesInMemory, site: Site, file: string, slug: string): string {
  const moved = file.replace(`${slugOf(file)}.json`, `${slug}.json`);
  if (files.has(moved)) throw new Error(refusals.addressTaken(addressOfFile(moved)));
  renameReferences(files, site, file, slug);
  moveFile(files, file, moved);
  removeRedirectFrom(files, site, addressOfFile(moved));
  const isPlaceholder = dataOfFile(files, moved)["status"] === "placeholder";
  if (!isPlaceholder) addRedirect(files, addressOfFile(file), addressOfFile(moved));
  return moved;
}

/** The paths that a file had under earlier addresses, which redirects name; the latest first. */
export function formerPaths(files: ReadonlyMap<string, Uint8Array>, file: string): string[] {
  const kind = fileKindOf(file);
  const { redirects } = dataOfFile(files, REDIRECTS);
  if (!kind?.folder || !Array.isArray(redirects)) return [];
  const former = redirects.filter(isObject).filter(({ to }) => to === addressOfFile(file));
  const paths = former.map(({ from }) => `${kind.path}/${basename(String(from))}.json`);
  return paths.toReversed();
}
