import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fingerprints } from "../site/fingerprints";
import { copyProject, startBuild, testContent } from "../site/project";

const project = ".test-site/reproducible";

/** The output of a build without any cache. */
const cleanBuild = async () => {
  await copyProject(project, testContent);
  const build = startBuild(project);
  build.stdout.resume();
  expect(await once(build, "exit")).toEqual([0, null]);
  return fingerprints(join(project, "public"));
};

test("two clean builds of the same content are the same, byte for byte", async () => {
  const first = await cleanBuild();
  expect(Object.keys(first)).toContain("index.html");
  expect(await cleanBuild()).toEqual(first);
  await rm(project, { recursive: true });
}, 600_000);
