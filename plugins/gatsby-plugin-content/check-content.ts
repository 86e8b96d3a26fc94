import { join } from "node:path";
import { type CheckedSite, fileChecker } from "./check-files";
import { type ContentFiles, filesOnDisk } from "./content-files";
import { loadSchemas } from "./load-schemas";
import { pictureReader } from "./picture-facts";
import * as rules from "./rules";
import { schemaChecker } from "./schema-check";

/** Opens a check of a project's content, or of other files instead. Throws if its schemas cannot be used. */
export function openChecker(projectDirectory: string) {
  const content = join(projectDirectory, "content");
  const schemas = loadSchemas(join(content, "schemas"));
  const check = fileChecker({
    schemas,
    schemaProblems: schemaChecker(schemas),
    readPictures: pictureReader(),
    rules: Object.values(rules),
  });
  return async (files: ContentFiles = filesOnDisk(content)): Promise<CheckedSite> => check(files);
}
