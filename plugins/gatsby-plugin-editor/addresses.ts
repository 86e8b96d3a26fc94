import { addressOf, fileKindOf, pagePath, slugOf } from "../gatsby-plugin-content/file-kinds";
import { type Site, stringsOf } from "../gatsby-plugin-content/site";
import { withValue } from "./browser/text";

type Files = Map<string, Buffer>;

/** The references of other files to a picture, or to a file's page: links, aliases, the service of a project. */
export function referencesTo(site: Site, file: string) {
  const slug = slugOf(file);
  const schema = fileKindOf(file)?.schema ?? "";
  // A service also has a page of the gallery.
  const pages = [addressOf(file), schema === "service" ? pagePath("/gallery", slug) : undefined];
  const links = stringsOf(site, "href").filter(({ value }) => pages.includes(value.split("#")[0]));
  const entries = stringsOf(site, schema).filter(({ value }) => value === slug);
  const pictures = stringsOf(site, "picture", "logo").filter(({ value }) => value.endsWith(`/${file}`));
  return [...links, ...entries, ...pictures].filter(({ document }) => document.file !== file);
}

/** Writes a value into a JSON file, and returns its path. -1 as the last part of `path` appends it to a list. */
function write(files: Files, file: string, path: (string | number)[], value: unknown): string {
  files.set(file, Buffer.from(withValue(String(files.get(file)), path, value)));
  return file;
}

/** Adds a redirect from the address of a former page to another page. */
export const addRedirect = (files: Files, from: string | undefined, to: string | undefined) =>
  write(files, "redirects.json", ["redirects", -1], { from, to });

/** Moves a file and all references to another slug. Adds a redirect, but none to a placeholder. Returns the new path. */
export function rename(files: Files, site: Site, file: string, slug: string): string {
  const old = slugOf(file);
  const moved = file.replace(`${old}.json`, `${slug}.json`);
  if (files.has(moved)) throw new Error(`There is a page at ${addressOf(moved)} already. Choose another address.`);
  for (const { document, path, value } of referencesTo(site, file))
    write(files, document.file, [...path], value.replace(new RegExp(`(?<=^|/)${old}(?=$|#)`), slug));
  files.set(moved, files.get(file) ?? Buffer.alloc(0));
  files.delete(file);
  // A page that moves back to an earlier address needs no redirect from there any more.
  const needless = stringsOf(site, "redirect").find(({ value }) => value === addressOf(moved));
  if (needless) write(files, needless.document.file, needless.path.slice(0, -1), undefined);
  if (!/^ {2}"status": "placeholder"/m.test(String(files.get(moved))))
    addRedirect(files, addressOf(file), addressOf(moved));
  return moved;
}

/** Frees a place in a folder's order. Its entry moves to the file's old place or, for a new file, to the next place. */
export function makeRoom(files: Files, file: string, order: unknown): void {
  const orderOf = (path: string) => Number(/^ {2}"order": (\d+)/m.exec(String(files.get(path)))?.[1]);
  const others = [...files.keys()].filter(path => path !== file && fileKindOf(path) === fileKindOf(file));
  const old = orderOf(file);
  const clear = (place: number) => {
    const other = others.find(path => orderOf(path) === place);
    if (!other) return;
    if (!old) clear(place + 1);
    write(files, other, ["order"], old || place + 1);
  };
  clear(Number(order));
}
