import { type ContentPath, type SiteAddress, inFolder } from "./paths";
import { PICTURE_ENDINGS } from "./picture-files";

/** "case-study" becomes "CaseStudy", "subServices" becomes "SubServices". */
export const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

const kind = (path: string, schema: string, address?: string) => ({
  /** A file, or the folder of a kind with many files. */
  path: path as ContentPath,
  /** Name of the schema without .schema.json. */
  schema,
  /** GraphQL type. */
  type: pascalCase(schema),
  /** True when each file of the folder is one entry with a slug. */
  folder: !path.endsWith(".json"),
  /** The file's page. For a folder: the address above the pages of its files. */
  address: address as SiteAddress | undefined,
});

/** One kind of content file. */
export type FileKind = Readonly<ReturnType<typeof kind>>;

/** All kinds of JSON files in content/, with their place. This file has no `node:` import: the editor bundles it. */
export const FILE_KINDS: readonly FileKind[] = [
  kind("company.json", "company"),
  kind("navigation.json", "navigation"),
  kind("aliases.json", "aliases"),
  kind("redirects.json", "redirects"),
  kind("accreditations.json", "accreditations"),
  kind("clients.json", "clients"),
  kind("team.json", "team"),
  kind("services", "service", "/services"),
  kind("case-studies", "case-study", "/projects"),
  kind("pages/home.json", "home-page", "/"),
  kind("pages/services.json", "services-page", "/services"),
  kind("pages/projects.json", "projects-page", "/projects"),
  kind("pages/gallery.json", "gallery-page", "/gallery"),
  kind("pages/contact.json", "contact-page", "/contact"),
  kind("pages/privacy.json", "privacy-page", "/privacy"),
  kind("pages/not-found.json", "not-found-page"),
  kind("pages/error.json", "error-page"),
  kind("pages/service.json", "service-shared"),
  kind("pages/case-study.json", "case-study-shared"),
];

/** The kinds that are folders of files, and the paths of the kinds that are one file. */
export const FOLDERS = FILE_KINDS.filter(({ folder }) => folder);
export const SINGLE_FILES = FILE_KINDS.filter(({ folder }) => !folder).map(({ path }) => path);

/** The files that are known by more than their kind. */
export const REDIRECTS = "redirects.json" as ContentPath;
export const HOME_PAGE = "pages/home.json" as ContentPath;

/** The address above the pages of the gallery, each of one service. */
export const GALLERY = "/gallery" as SiteAddress;

/** The allowed paths of pictures and logos. */
export const PICTURE = new RegExp(
  `^(?:photos|team)/[^/]+\\.(?:${PICTURE_ENDINGS.picture.join("|")})$|^logos/[^/]+\\.(?:${PICTURE_ENDINGS.logo.join("|")})$`,
);

/** Paths inside content/ that are not content: schemas, pictures of the guide for editors, hidden files. */
export const NOT_CONTENT = /^(?:schemas|guide)\/|(?:^|\/)\./;

/** The kind of a file, or undefined if no file is allowed there. */
export function fileKindOf(file: ContentPath): FileKind | undefined {
  const folder = file.endsWith(".json") ? file.slice(0, file.lastIndexOf("/")) : "";
  return FILE_KINDS.find(kind => kind.path === (kind.folder ? folder : file));
}

/** A file's name without .json. */
export const slugOf = (file: ContentPath) => file.slice(file.lastIndexOf("/") + 1).replace(/\.json$/, "");

/** The file of an entry in a folder. */
export const fileOfSlug = (folder: ContentPath, slug: string): ContentPath => inFolder(folder, `${slug}.json`);

/** The address of a page below another. Made only here: other code reads the node's `path`. */
export const addressBelow = (above: SiteAddress, slug: string) => `${above}/${slug}` as SiteAddress;

/** The address of a file's page, or undefined if it has no page. */
export function addressOfFile(file: ContentPath): SiteAddress | undefined {
  const { folder, address } = fileKindOf(file) ?? {};
  return folder && address ? addressBelow(address, slugOf(file)) : address;
}
