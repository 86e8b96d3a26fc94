import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import ignore from "ignore";
import { filesBelow } from "./content-files";
import { ignoredIn } from "./ignored-files";
import { isSchema } from "./load-schemas";
import type { RepositoryPath } from "./paths";
import { type Problem, repositoryProblem } from "./problem";

/** The folders of which a build, the editor or the database takes all files. */
const FOLDERS = ["content", "static", "src", "supabase"];

/** Ignored files that nobody has to delete: Finder makes its own again, and a build the types. */
const MADE_AGAIN = ignore().add([".DS_Store", "gatsby-types.d.ts", ".temp", ".branches"]);

const LEFT_BEHIND =
  "A computer, an editor or a sync program such as iCloud or Dropbox has left this file. The site does not use it: it is neither sent nor published. Delete it; if it is a copy, look first for changes that the original lacks.";
const STRAY_SCHEMA =
  "No kind of content has a schema of this name, so nothing reads it. Delete it, or put its name back from the project's history.";
const STRAY_MIGRATION =
  "This is no name of a migration, such as 20261201090000_what_it_does.sql. Rename it, or delete it: a copy must not run a second time.";

/** A warning for each file that a computer, an editor or a sync program has left in a project. */
export function leftovers(project: string): Problem[] {
  const isIgnored = ignoredIn(project);
  const folders = FOLDERS.filter(folder => existsSync(join(project, folder)));
  const files = folders.flatMap(folder =>
    filesBelow(join(project, folder)).map(path => posix.join(folder, path) as RepositoryPath),
  );
  return files.flatMap(file => {
    const message = isIgnored(file) ? adviceFor(file) : strayAdvice(file);
    return message === undefined ? [] : [repositoryProblem(file, message, "warning")];
  });
}

function adviceFor(file: RepositoryPath): string | undefined {
  if (MADE_AGAIN.ignores(file)) return undefined;
  // iCloud puts `.team.json.icloud` in the place of `team.json`.
  const [, original] = /^\.(.+)\.icloud$/.exec(posix.basename(file)) ?? [];
  if (original === undefined) return LEFT_BEHIND;
  return `iCloud keeps "${original}" only online and has put this file in its place. Choose “Download Now” for the folder in Finder, or move the project out of iCloud Drive. If "${original}" is here, delete this file.`;
}

function strayAdvice(file: RepositoryPath): string | undefined {
  const [folder, name] = [posix.dirname(file), posix.basename(file)];
  if (folder === "content/schemas" && !isSchema(name)) return STRAY_SCHEMA;
  if (folder === "supabase/migrations" && !/^\d{14}_\w+\.sql$/.test(name)) return STRAY_MIGRATION;
  return undefined;
}
