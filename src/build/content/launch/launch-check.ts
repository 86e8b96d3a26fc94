import { join } from "node:path";
import { ContentChecker } from "../check-content";
import { type Document, textAt } from "../document";
import { loadSchemas } from "../json-schema";
import { FILE_START, type Location } from "../problem";
import { filesOnDisk } from "../source";
import { type Path, formatPath } from "../wording";
import { type Group, type Remaining, remainingProblem } from "./remaining";
import { buildVariables, missingSettings } from "./settings";
import { unrealContacts } from "./unreal-contacts";

/** Everything between a project directory and going live; variables are those of the environment. */
export async function launchCheck(
  projectDirectory: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Remaining[]> {
  const content = join(projectDirectory, "content");
  const checker = new ContentChecker(loadSchemas(join(content, "schemas")));
  const { problems, documents } = await checker.examine(filesOnDisk(content));
  return [
    ...documents.flatMap(standIns),
    ...documents.flatMap(placeholders),
    ...documents.flatMap(document =>
      unrealContacts(document).map(({ path, message }) =>
        left("address", document, path, `${formatPath(path)} ${message}`, true),
      ),
    ),
    ...missingSettings(buildVariables(projectDirectory, variables)).map((message): Remaining => ({
      group: "setting",
      message,
    })),
    ...problems.filter(({ severity }) => severity === "error").map(remainingProblem),
  ];
}

function standIns(document: Document): Remaining[] {
  return document.visits.flatMap(({ path, value }) =>
    path.at(-1) === "standIn" && typeof value === "string" ? [left("fact", document, path, value)] : [],
  );
}

function placeholders(document: Document): Remaining[] {
  const { value } = document.json;
  if (value["status"] !== "placeholder") return [];
  const name = textAt(value, "name") ?? document.file;
  return [
    left(
      "placeholder",
      document,
      ["status"],
      `"${name}" still holds template text. Write it and set its status to "published", or delete the file.`,
    ),
  ];
}

function left(group: Group, document: Document, path: Path, message: string, isSentence = false): Remaining {
  const place: Location = document.json.values.get(formatPath(path)) ?? FILE_START;
  const where = isSentence || path.length < 2 ? "" : `${formatPath(path.slice(0, -1))}: `;
  return { group, file: `content/${document.file}`, line: place.line, message: `${where}${message}` };
}
