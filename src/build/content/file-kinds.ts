import { posix } from "node:path";

/** One kind of content file: where its files lie and which schema and GraphQL type describe them. */
export interface FileKind {
  /** Path inside content/, or the folder of a kind with many files. */
  path: string;
  /** Name of the schema without .schema.json. */
  schema: string;
  /** GraphQL type, the schema's name in PascalCase. */
  type: string;
  /** True when each file of the folder is one entry with a slug. */
  folder: boolean;
}

function kind(path: string, schema = posix.basename(path, ".json"), folder = false): FileKind {
  return { path, schema, type: pascalCase(schema), folder };
}

/** Every kind of JSON file that content/ may hold; nothing else decides where a file belongs. */
export const FILE_KINDS: readonly FileKind[] = [
  kind("company.json"),
  kind("navigation.json"),
  kind("aliases.json"),
  kind("accreditations.json"),
  kind("clients.json"),
  kind("team.json"),
  kind("services", "service", true),
  kind("case-studies", "case-study", true),
  kind("pages/home.json", "home-page"),
  kind("pages/services.json", "services-page"),
  kind("pages/projects.json", "projects-page"),
  kind("pages/gallery.json", "gallery-page"),
  kind("pages/contact.json", "contact-page"),
  kind("pages/not-found.json", "not-found-page"),
  kind("pages/error.json", "error-page"),
  kind("pages/service.json", "service-shared"),
  kind("pages/case-study.json", "case-study-shared"),
];

/** "case-study" becomes "CaseStudy", "subServices" becomes "SubServices". */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** The kind of a file by its path inside content/ (forward slashes), or undefined when no file may lie there. */
export function fileKindOf(relativePath: string): FileKind | undefined {
  return FILE_KINDS.find(candidate =>
    candidate.folder
      ? posix.dirname(relativePath) === candidate.path && relativePath.endsWith(".json")
      : relativePath === candidate.path,
  );
}

/**
 * The GraphQL type of a content file by its path inside content/, for gatsby-transformer-json's typeName.
 * Throws for a path where no content file may lie.
 */
export function typeNameOf(relativePath: string): string {
  const found = fileKindOf(relativePath.replace(/\\/g, "/"));
  if (found === undefined) throw new Error(`content/${relativePath} is not a file that the site knows.`);
  return found.type;
}
