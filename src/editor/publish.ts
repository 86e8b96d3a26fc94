import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadSchemas } from "../contract/json-schema";
import { editorConfig } from "./config";
import { editorFiles } from "./page-files";
import { editorFolder } from "./published-folder";

type Settings = Readonly<Record<string, string | undefined>>;

/** Whether a build publishes the editor. Throws for a repository that is none. */
const isWanted = ({ EDITOR_REPOSITORY }: Settings): boolean => {
  if (!EDITOR_REPOSITORY) return false;
  if (/^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPOSITORY)) return true;
  throw new Error("EDITOR_REPOSITORY must be the owner and name of a repository on GitHub, for example firm/website.");
};

/**
 * Puts the editor into a built site if its settings name the repository that it writes to, and takes it out if not. It
 * signs in to GitHub and proposes each change as a pull request, so that it is checked before it is public. Throws for a
 * repository that is none, and, whether it is published or not, for a schema that no form can express.
 */
export const publishEditor = async (directory: string, content: string, settings: Settings): Promise<void> => {
  const folder = join(directory, editorFolder);
  await rm(folder, { recursive: true, force: true });
  // The answer of the window is believed only from the very origin.
  const signIn = new URL(settings["EDITOR_SIGN_IN"] || "https://api.netlify.com");
  const config = editorConfig(loadSchemas(join(content, "schemas")), {
    name: "github",
    repo: settings["EDITOR_REPOSITORY"] ?? "",
    branch: settings["EDITOR_BRANCH"] || "main",
    base_url: signIn.origin,
    auth_endpoint: `${signIn.pathname.replace(/\/$/, "")}/auth`,
  });
  if (!isWanted(settings)) return;
  const destinations = ["https://api.github.com", "https://www.githubstatus.com", signIn.origin];
  const base = `${settings["PATH_PREFIX"] ?? ""}/${editorFolder}`;
  await mkdir(folder, { recursive: true });
  for (const [name, file] of await editorFiles({ ...config, publish_mode: "editorial_workflow" }, base, destinations))
    await writeFile(join(folder, name), file);
};
