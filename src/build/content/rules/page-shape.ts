import { posix } from "node:path";
import { type Document, problemAt, textAt } from "../document";
import { isObject } from "../parse-json";
import type { Problem } from "../problem";
import { type DocumentRule, slugOf } from "../site";
import { quote } from "../wording";

/** What has to agree inside one file: slug and file name, highlight and title, layout and sections, the schema's line. */
export const pageShape: DocumentRule = document => [
  ...slugProblems(document),
  ...highlightProblems(document),
  ...unusedSections(document),
  ...schemaLineProblems(document),
  ...titlePrefixProblems(document),
];

function slugProblems(document: Document): Problem[] {
  const slug = textAt(document.json.value, "slug");
  const expected = slugOf(document.file);
  if (!document.kind.folder || slug === undefined || slug === expected) return [];
  return [
    problemAt(
      document,
      ["slug"],
      `is ${quote(slug)} but the file is called ${quote(`${expected}.json`)}. Make them the same: the slug is the file's name without .json.`,
    ),
  ];
}

function highlightProblems(document: Document): Problem[] {
  const hero = document.json.value["hero"];
  if (!isObject(hero)) return [];
  const title = textAt(hero, "title");
  const highlight = textAt(hero, "highlight");
  if (title === undefined || !highlight || title.includes(highlight)) return [];
  return [
    problemAt(
      document,
      ["hero", "highlight"],
      `is ${quote(highlight)}, which is not a part of the title ${quote(title)}. Copy the words exactly from the title.`,
    ),
  ];
}

function unusedSections(document: Document): Problem[] {
  const { value } = document.json;
  const layout = document.kind.schema === "service" ? textAt(value, "layout") : undefined;
  const unused = { trades: ["benefits", "process"], standard: ["prompt"] }[layout ?? ""] ?? [];
  return unused
    .filter(key => key in value)
    .map(key =>
      problemAt(
        document,
        [key],
        `is not shown on a page whose layout is "${layout}". Delete it, or change the layout.`,
        "warning",
        "key",
      ),
    );
}

function schemaLineProblems(document: Document): Problem[] {
  const expected = posix.relative(posix.dirname(document.file), `schemas/${document.kind.schema}.schema.json`);
  const { $schema } = document.json.value;
  if (typeof $schema === "string" && posix.normalize($schema) === expected) return [];
  return [
    problemAt(
      document,
      ["$schema"],
      `should be ${quote(expected)}. Without it, editors such as VS Code give no help in this file.`,
      "warning",
    ),
  ];
}

function titlePrefixProblems(document: Document): Problem[] {
  const prefix = textAt(document.json.value, "titlePrefix");
  if (prefix === undefined || prefix.endsWith(" ")) return [];
  return [
    problemAt(
      document,
      ["titlePrefix"],
      "does not end with a space, so that it runs into the project's name. Add a space at its end.",
      "warning",
    ),
  ];
}
