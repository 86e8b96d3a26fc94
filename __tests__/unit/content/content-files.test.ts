import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { problemNaming } from "./editor";
import { makeProject } from "./project-folder";

const SERVICE = "services/gutter-repair-replace.json";
const problemsOf = async (folder: string) => (await openChecker(folder)()).problems;

test("a file behind a symbolic link is checked, because it is built", async () => {
  const folder = await makeProject();
  const file = join(folder, "content", SERVICE);
  renameSync(file, join(folder, "shared.json"));
  symlinkSync("../../shared.json", file);
  expect(await problemsOf(folder)).toEqual([]);
  writeFileSync(join(folder, "shared.json"), "{");
  expect(await problemsOf(folder)).toContainEqual(
    problemNaming({ file: SERVICE, field: "", remedy: "Put the missing" }),
  );
});

test("the files of a folder behind a symbolic link are checked", async () => {
  const folder = await makeProject();
  renameSync(join(folder, "content", "services"), join(folder, "services"));
  symlinkSync("../services", join(folder, "content", "services"));
  expect(await problemsOf(folder)).toEqual([]);
  writeFileSync(join(folder, "services", "extra.json"), "{");
  expect((await problemsOf(folder)).map(({ file }) => file)).toContain("content/services/extra.json");
});

test("a link to nothing is a missing file, and a link to a folder above has no end", async () => {
  const folder = await makeProject();
  rmSync(join(folder, "content", "team.json"));
  symlinkSync("gone.json", join(folder, "content", "team.json"));
  mkdirSync(join(folder, "content", "notes"));
  symlinkSync("..", join(folder, "content", "notes", "above"));
  const remedy = "Put it back from the project's history";
  expect(await problemsOf(folder)).toEqual([problemNaming({ file: "team.json", field: "", remedy })]);
});
