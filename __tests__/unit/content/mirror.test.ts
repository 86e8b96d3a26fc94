import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mirrorContent } from "../../../plugins/gatsby-plugin-content/develop/mirror";
import { testFolder, writeFiles } from "../../temp-folder";

jest.mock("../../../plugins/gatsby-plugin-content/content-directory", () => ({ contentDirectory: ".content" }));

const project = process.cwd();
const folder = testFolder();

beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(project));
beforeEach(async () => {
  await rm("content", { recursive: true, force: true });
  writeFiles("content", { "services/gutters.json": "gutters", "company.json": "company" });
  await mirrorContent();
});

const mirrored = (path: string) => readFile(join(".content", path), "utf8").catch(() => undefined);

test("a changed file is copied to the mirror, an unchanged file is not written again", async () => {
  const before = await stat(".content/company.json");
  await writeFile("content/services/gutters.json", "new gutters");
  await mirrorContent();
  expect(await mirrored("services/gutters.json")).toBe("new gutters");
  expect((await stat(".content/company.json")).ctimeMs).toBe(before.ctimeMs);
});

test("a renamed or removed file or folder disappears from the mirror", async () => {
  await rename("content/services", "content/trades");
  await rm("content/company.json");
  await mirrorContent();
  expect(await mirrored("trades/gutters.json")).toBe("gutters");
  expect(await mirrored("services/gutters.json")).toBeUndefined();
  expect(await mirrored("company.json")).toBeUndefined();
});

test("while Gatsby runs, a removed picture stays in the mirror until the next start", async () => {
  await writeFile("content/roof.jpg", "roof");
  await mirrorContent({ isRunning: true });
  await rm("content/roof.jpg");
  await rm("content/company.json");
  await mirrorContent({ isRunning: true });
  expect([await mirrored("roof.jpg"), await mirrored("company.json")]).toEqual(["roof", undefined]);
  await mirrorContent();
  expect(await mirrored("roof.jpg")).toBeUndefined();
});
