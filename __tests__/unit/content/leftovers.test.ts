import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { filesOnDisk } from "../../../plugins/gatsby-plugin-content/content-files";
import { leftovers } from "../../../plugins/gatsby-plugin-content/leftovers";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";
import { gitOf } from "../../../plugins/gatsby-plugin-editor/server/git";
import { writeFiles } from "../../temp-folder";
import { makeProject, run } from "./project-folder";

/** What computers, editors and sync programs have left in projects like this one. */
const left = [
  "content/Thumbs.db",
  "content/photos/desktop.ini",
  "content/._team.json",
  "content/team.json~",
  "content/.team.json.swp",
  "content/.~lock.team.json#",
  "content/.clients.json.icloud",
  "content/#team.json#",
  "content/team (Ann's conflicted copy 2026-05-01).json",
  "content/team.sync-conflict-20260501-120000-ABCDEFG.json",
  "content/services/gutter-repair-replace 2.json",
  "content/services/gutter-repair-replace (1).json",
  "content/services/gutter-repair-replace - Copy.json",
  "content/photos/roof.jpg:Zone.Identifier",
  "content/photos/roof.jpg.crdownload",
  "content/schemas/._team.schema.json",
  "content/schemas/team.schema 2.json",
  "static/Thumbs.db",
  "src/pages/contact 2.tsx",
  "supabase/migrations/20261121000000_make_table 2.sql",
];

/** A project with Git and these further files. */
const projectWith = async (files: readonly string[]) => {
  const project = await makeProject();
  for (const list of [".gitignore", ".gitattributes"]) copyFileSync(list, join(project, list));
  const state = "plugins/gatsby-plugin-editor/server/git-state.sh";
  writeFiles(project, { [state]: readFileSync(state) });
  writeFiles(project, Object.fromEntries(files.map(file => [file, "left behind"])));
  return project;
};

test("the check names each of them once with the advice to delete it, and has no other complaint", async () => {
  const { status, output } = run("check", await projectWith(left));
  const lines = output.trim().split("\n");
  for (const file of left) expect(lines).toContainEqual(expect.stringContaining(`${file}:1:1 warning: `));
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[Dd]elete/);
  expect(lines.at(-1)).toBe(`${left.length} warnings. Nothing that keeps the site from being built.`);
  expect({ status, amount: lines.length }).toEqual({ status: 0, amount: left.length + 1 });
});

test("nothing of it is read as content, counted by the editor, committed or sent", async () => {
  const project = await projectWith([]);
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: project, encoding: "utf8" });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ann Office");
  git("config", "user.email", "ann@firm.example");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
  const before = [...filesOnDisk(join(project, "content")).keys()];
  writeFiles(project, Object.fromEntries(left.map(file => [file, "left behind"])));
  expect([...filesOnDisk(join(project, "content")).keys()]).toEqual(before);
  expect((await openChecker(project)()).problems).toEqual([]);
  expect((await gitOf(project).state()).changed).toEqual([]);
  git("add", "--all");
  expect(git("status", "--short")).toBe("");
});

test("a file that iCloud has moved away is named, and how to get it back", async () => {
  const [problem] = leftovers(await projectWith(["content/.clients.json.icloud"]));
  expect(problem?.message).toContain('"clients.json"');
  expect(problem?.message).toContain("Download Now");
});

test("a stray schema or migration is named, and no stray schema is read", async () => {
  const stray = ["content/schemas/old-team.schema.json", "supabase/migrations/20261121000000_make_table_.sql.txt"];
  const project = await projectWith(stray);
  expect(leftovers(project).map(({ file }) => file)).toEqual(stray);
  expect([...loadSchemas(join(project, "content/schemas")).keys()]).not.toContain("old-team");
});

test("photographs with a number and files that Finder makes again are not named", async () => {
  const files = [
    "content/photos/roof 2.jpg",
    "content/photos/roof (1).jpg",
    "content/.DS_Store",
    "static/roof copy.pdf",
  ];
  expect(leftovers(await projectWith(files))).toEqual([]);
});

test("no file of this project counts as left behind", () => {
  expect(execFileSync("git", ["ls-files", "--cached", "--ignored", "--exclude-standard"], { encoding: "utf8" })).toBe(
    "",
  );
  expect(leftovers(process.cwd())).toEqual([]);
});
