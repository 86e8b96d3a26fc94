import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { draftsInMirror } from "../../../plugins/gatsby-plugin-content/develop/drafts-in-mirror";
import type { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { draftsOf } from "../../../plugins/gatsby-plugin-editor/server/drafts";
import { testFolder, writeFiles } from "../../temp-folder";
import { contentPath } from "../paths";

jest.mock("../../../plugins/gatsby-plugin-content/content-directory", () => ({ contentDirectory: ".content" }));

const project = testFolder();
const check = (() => Promise.resolve({ problems: [] })) as unknown as ReturnType<typeof openChecker>;
const drafts = draftsOf(project, check, () => undefined);
const mirrored = (path: string) => {
  const file = join(project, ".content", path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

const company = contentPath("company.json");
const newEntry = contentPath("services/new-entry.json");
const picture = { file: contentPath("photos/new.jpg"), bytes: Buffer.from("picture") };

beforeEach(() => {
  writeFiles(project, { "content/company.json": "saved", ".content/company.json": "saved" });
  writeFiles(project, { "content/services/gutters.json": "{}", ".content/services/gutters.json": "{}" });
  writeFiles(project, { "content/photos/old.jpg": "old", ".content/photos/old.jpg": "old" });
});

test("the draft of one tab stays when another tab shows or closes its own", async () => {
  await drafts.show(newEntry, "new", [picture]);
  await drafts.show(company, "draft", []);
  drafts.showSaved(company);
  expect([mirrored(company), mirrored(newEntry), mirrored(picture.file)]).toEqual(["saved", "new", "picture"]);
  expect(draftsInMirror(project)).toEqual([newEntry, picture.file]);
});

test("a closed draft takes its new entry and pictures with it", async () => {
  await drafts.show(newEntry, "new", [picture]);
  drafts.showSaved(newEntry);
  expect([mirrored(newEntry), mirrored(picture.file)]).toEqual([undefined, undefined]);
  expect(draftsInMirror(project)).toEqual([]);
});

test("a picture that the draft has no more is taken away", async () => {
  await drafts.show(newEntry, "new", [picture]);
  await drafts.show(newEntry, "newer", []);
  expect([mirrored(newEntry), mirrored(picture.file)]).toEqual(["newer", undefined]);
});
