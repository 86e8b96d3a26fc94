import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dropDrafts, keepDrafts } from "../../../plugins/gatsby-plugin-content/develop/drafts-in-mirror";
import { mirrorContent } from "../../../plugins/gatsby-plugin-content/develop/mirror";
import { testFolder, writeFiles } from "../../temp-folder";
import { contentPath } from "../paths";

jest.mock("../../../plugins/gatsby-plugin-content/content-directory", () => ({ contentDirectory: ".content" }));

const company = contentPath("company.json");
const newEntry = contentPath("services/new-entry.json");

const project = process.cwd();
const folder = testFolder();

beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(project));
beforeEach(async () => {
  await rm("content", { recursive: true, force: true });
  writeFiles("content", { "services/gutters.json": "gutters", "company.json": "company" });
  mirrorContent();
});

const mirrored = (path: string) => readFile(join(".content", path), "utf8").catch(() => undefined);

test("a changed file is copied to the mirror, an unchanged file is not written again", async () => {
  const before = await stat(".content/company.json");
  await writeFile("content/services/gutters.json", "new gutters");
  mirrorContent();
  expect(await mirrored("services/gutters.json")).toBe("new gutters");
  expect((await stat(".content/company.json")).ctimeMs).toBe(before.ctimeMs);
});

test("a renamed or removed file or folder disappears from the mirror", async () => {
  await rename("content/services", "content/trades");
  await rm("content/company.json");
  mirrorContent();
  expect(await mirrored("trades/gutters.json")).toBe("gutters");
  expect(await mirrored("services/gutters.json")).toBeUndefined();
  expect(await mirrored("company.json")).toBeUndefined();
});

test("while Gatsby runs, a removed picture stays in the mirror until the next start", async () => {
  await writeFile("content/roof.jpg", "roof");
  mirrorContent({ isRunning: true });
  await rm("content/roof.jpg");
  await rm("content/company.json");
  mirrorContent({ isRunning: true });
  expect([await mirrored("roof.jpg"), await mirrored("company.json")]).toEqual(["roof", undefined]);
  mirrorContent();
  expect(await mirrored("roof.jpg")).toBeUndefined();
});

test("while Gatsby runs, a draft stays in the mirror until its file is saved or it is dropped", async () => {
  const inMirror = (text: string) =>
    writeFiles(".content", { "company.json": text, "services/new-entry.json": text, "services/gutters.json": text });
  inMirror("draft");
  keepDrafts(".", [company, newEntry]);
  mirrorContent({ isRunning: true });
  expect(await mirrored("company.json")).toBe("draft");
  expect(await mirrored("services/new-entry.json")).toBe("draft");
  expect(await mirrored("services/gutters.json")).toBe("gutters");

  await writeFile("content/company.json", "saved later");
  await utimes("content/company.json", new Date(), new Date(Date.now() + 5000));
  dropDrafts(".", [newEntry]);
  mirrorContent({ isRunning: true });
  expect(await mirrored("company.json")).toBe("saved later");
  expect(await mirrored("services/new-entry.json")).toBeUndefined();
});

test("a start shows no draft of the last run", async () => {
  writeFiles(".content", { "company.json": "draft", "services/new-entry.json": "draft" });
  keepDrafts(".", [company, newEntry]);
  mirrorContent();
  expect(await mirrored("company.json")).toBe("company");
  expect(await mirrored("services/new-entry.json")).toBeUndefined();
});
