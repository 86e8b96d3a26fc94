/** @jest-environment node */
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mirrorContent } from "../../../plugins/gatsby-plugin-content/develop/mirror";
import { testFolder, writeFiles } from "../server/support/temp-folder";

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

test("a change reaches the mirror, and what has not changed is not written again", async () => {
  const before = await stat(".content/company.json");
  await writeFile("content/services/gutters.json", "new gutters");
  await mirrorContent();
  expect(await mirrored("services/gutters.json")).toBe("new gutters");
  expect((await stat(".content/company.json")).ctimeMs).toBe(before.ctimeMs);
});

test("a file or folder that is renamed or removed goes from the mirror", async () => {
  await rename("content/services", "content/trades");
  await rm("content/company.json");
  await mirrorContent();
  expect(await mirrored("trades/gutters.json")).toBe("gutters");
  expect(await mirrored("services/gutters.json")).toBeUndefined();
  expect(await mirrored("company.json")).toBeUndefined();
});

test("while Gatsby is running, a picture that is removed stays until the next start", async () => {
  await writeFile("content/roof.jpg", "roof");
  await mirrorContent({ isRunning: true });
  await rm("content/roof.jpg");
  await rm("content/company.json");
  await mirrorContent({ isRunning: true });
  expect([await mirrored("roof.jpg"), await mirrored("company.json")]).toEqual(["roof", undefined]);
  await mirrorContent();
  expect(await mirrored("roof.jpg")).toBeUndefined();
});
