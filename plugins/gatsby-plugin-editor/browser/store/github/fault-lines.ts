import { getLocation } from "jsonc-parser";
import { type WrittenPath, inContent } from "../../../../gatsby-plugin-content/paths";
import { formatPath } from "../../../../gatsby-plugin-content/wording";
import type { ProblemLines } from "../../../messages/problem-lines";
import { webMessages } from "../../../messages/web-messages";
import type { ContentReader } from "./content";
import type { Annotation, Check, PullApi } from "./pull-api";

/** The path of the value that begins in a line of a JSON text (counted from 1); empty outside of all values. */
function pathInLine(text: string, line: number): WrittenPath {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  const indent = /\S|$/.exec(lines[line - 1] ?? "")?.index ?? 0;
  return formatPath(getLocation(text, before + indent).path);
}

/** What a failed check of a commit says: a line for each fault, which leads to its field. */
export async function messageOfCheck(
  { name, run, address }: Check,
  commit: string,
  pulls: PullApi,
  reader: ContentReader,
  { lineWithFile }: ProblemLines,
): Promise<string> {
  const lineOfFault = async ({ path: file, line, message }: Annotation): Promise<string> => {
    const inside = inContent(file);
    const text = inside === undefined ? undefined : await reader.textAt(commit, inside);
    if (text === undefined) return `${file}: ${message}`;
    const path = file.endsWith(".json") ? pathInLine(text, line) : formatPath([]);
    // The site's own check begins its message with the path, in place of which the form's labels are shown.
    const sentence = message.startsWith(`${path} `) ? message.slice(path.length + 1) : message;
    return lineWithFile({ file, path, line, column: 1, severity: "error", message: sentence });
  };
  const annotations = run === undefined ? [] : await pulls.annotationsOf(run);
  const inFiles = annotations.filter(annotation => !annotation.path.startsWith(".github"));
  if (inFiles.length === 0) return webMessages.checkBroken(name, address);
  return webMessages.checkFailed(name, await Promise.all(inFiles.map(lineOfFault)));
}
