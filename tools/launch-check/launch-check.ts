import { join } from "node:path";
import { printable } from "../../plugins/gatsby-plugin-content/characters";
import { openChecker } from "../../plugins/gatsby-plugin-content/check-content";
import { expiringSecurityTxt } from "./security-txt";
import { UNREACHABLE, missingMigrations, missingNotifications, missingSettings, unansweredProject } from "./settings";
import type { Settings } from "../../plugins/gatsby-plugin-preflight/settings";
import { readSettings, settingsFile, settingsFileProblems } from "../../plugins/gatsby-plugin-preflight/settings-file";
import { inRepository } from "../../plugins/gatsby-plugin-content/paths";
import { problemLine } from "../../plugins/gatsby-plugin-content/report";
import { type JsonNode, type Site, placeholdersOf, stringsOf } from "../../plugins/gatsby-plugin-content/site";
import { formatPath } from "../../plugins/gatsby-plugin-content/wording";

/**
 * Lists what is left to do before a project can go live, one item per line: stand-ins, placeholder case studies,
 * example addresses, missing settings, errors. Environment variables win over .env.production, the file that a build
 * reads. Throws if the content cannot be checked at all.
 */
export async function launchCheck(projectDirectory: string, variables: Settings, ask = fetch): Promise<string[]> {
  const site = await openChecker(projectDirectory)();
  const file = join(projectDirectory, settingsFile("production"));
  const fileProblems = settingsFileProblems(file);
  const inFile = fileProblems.length === 0 ? readSettings(file) : {};
  const set: Settings = { ...inFile, ...variables };
  const standIns = site.nodes.filter(({ path }) => path.at(-1) === "standIn");
  const placeholders = placeholdersOf(site);
  const examples = stringsOf(site, "url", "email", "href").filter(({ value }) =>
    value.includes("://") && URL.canParse(value) ? UNREACHABLE.test(new URL(value).hostname) : UNREACHABLE.test(value),
  );
  return [
    ...standIns.map(node => line(node, String(node.value))),
    ...placeholders.map(node =>
      line(node, 'still holds template text. Write it and set it to "published", or delete the file.'),
    ),
    ...examples.map(node => line(node, `is "${node.value}", an example address that nobody can own.`)),
    ...fileProblems,
    ...missingSettings(set),
    ...(await unansweredProject(set, ask)),
    ...(await missingMigrations(set, ask)),
    ...(await missingNotifications(set, ask)),
    ...(await expiring(site, ask)),
    ...site.problems.filter(({ severity }) => severity === "error").map(problemLine),
  ];
}

/** Asks the published site, if its address can be one. */
async function expiring(site: Site, ask: typeof fetch): Promise<string[]> {
  const [website] = stringsOf(site, "url").filter(({ path }) => formatPath(path) === "website.url");
  if (!website || !URL.canParse(website.value) || UNREACHABLE.test(new URL(website.value).hostname)) return [];
  return expiringSecurityTxt(website.value, ask);
}

function line({ document, path }: JsonNode, message: string): string {
  return printable(`${inRepository(document.file)}:${document.placeOf(path).line} ${formatPath(path)}: ${message}`);
}
