/** @jest-environment node */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent, contentCheckerOf } from "../../../src/build/content/check-content";
import { makeProject, removeProjects, run } from "./project-folder";

afterAll(removeProjects);

const MISSING = "The file is missing, and the site cannot be built without it. Put it back from the project's history.";

test("npm run check ends well when nothing is wrong", async () => {
  expect(await run("check", await makeProject())).toEqual({
    status: 0,
    output: "The content is in order.\n",
    errors: "",
  });
}, 30_000);

test("npm run check fails on an error, for people, programs and GitHub", async () => {
  const folder = await makeProject();
  rmSync(join(folder, "content", "team.json"));
  const [people, programs, github] = await Promise.all([
    run("check", folder),
    run("check", folder, ["--json"]),
    run("check", folder, [], { GITHUB_ACTIONS: "true" }),
  ]);
  expect(people).toEqual({
    status: 1,
    output: `content/team.json:1:1 ${MISSING}\n1 error. The site cannot be built until the errors are mended.\n`,
    errors: "",
  });
  expect(programs.status).toBe(1);
  expect(JSON.parse(programs.output)).toMatchObject({
    passed: false,
    problems: [{ file: "content/team.json", line: 1 }],
  });
  expect(github).toMatchObject({
    status: 1,
    output: expect.stringContaining(`::error file=content/team.json,line=1,col=1::${MISSING}\n`) as string,
  });
}, 30_000);

test("the help of the commands for programs keeps npm's own lines out of their output", async () => {
  const folder = await makeProject();
  const [check, launch] = await Promise.all([
    run("check", folder, ["--help"]),
    run("launch-check", folder, ["--help"]),
  ]);
  expect(check.output).toContain("npm run --silent check -- --json");
  expect(launch.output).toContain("npm run --silent launch-check -- --json");
}, 30_000);

test("a command that cannot work says so in one line, without a stack trace", async () => {
  const folder = await makeProject();
  writeFileSync(join(folder, "content", "schemas", "team.schema.json"), "{");
  const [broken, unknown] = await Promise.all([run("check", folder), run("check", folder, ["--jsn"])]);
  expect(broken).toMatchObject({
    status: 2,
    output: "",
    errors: expect.stringMatching(
      /^\S*team\.schema\.json is broken\. Put it back from the project's history\.\n$/,
    ) as string,
  });
  expect(unknown).toMatchObject({
    status: 2,
    output: "",
    errors: expect.stringMatching(/^Unknown option '--jsn'[^\n]*\n$/) as string,
  });
}, 30_000);

test("a checker that is kept sees each change on disk", async () => {
  const folder = await makeProject();
  const check = contentCheckerOf(folder);
  const clients = join(folder, "content", "clients.json");
  expect(await check()).toEqual([]);
  writeFileSync(clients, "{");
  expect(await check()).toEqual([expect.objectContaining({ file: "content/clients.json", line: 1, column: 1 })]);
  rmSync(clients);
  expect(await check()).toEqual([expect.objectContaining({ file: "content/clients.json", message: MISSING })]);
});

// Processor time, all threads together: the clock on the wall depends on what else the computer does.
test("the whole content of this project is checked in under two seconds", async () => {
  const before = process.cpuUsage();
  await checkContent(process.cwd());
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(2);
});
