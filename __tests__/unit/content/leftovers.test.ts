import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../../plugins/gatsby-plugin-content/check-content";
import { filesOnDisk } from "../../../plugins/gatsby-plugin-content/content-files";
import { leftovers } from "../../../plugins/gatsby-plugin-content/leftovers";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";
import { gitOf } from "../../../plugins/gatsby-plugin-editor/server/git";
import { writeFiles } from "../../temp-folder";
import { problemNaming, problemsAfterReplacing } from "./editor";
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
  "content/.team.json.kate-swp",
  "content/team.json.save",
  "content/team.json.sb-1a2b3c4d-Xy12Zz",
  "content/.idea/workspace.xml",
  "content/.vscode/settings.json",
  "content/photos/.picasa.ini",
  "content/photos/Thumbs.db:encryptable",
  "content/photos/roof.jpg:Zone.Identifier:$DATA",
  "content/photos/#recycle/roof.jpg",
  "content/.sync/ID",
  "content/team (Selective Sync Conflict).json",
  "content/team [conflicted].json",
  "content/services 2/gutter-repair-replace.json",
  "content/photos copy/roof.jpg",
  "static/documents (1)/prices.pdf",
  "src/pages/contact_REMOTE_4711.tsx",
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

test.each([
  ["OneDrive", "team.json", "team-LAPTOP-9AB12CD.json"],
  ["OneDrive on a Mac", "team.json", "team-Ann’s MacBook Pro.json"],
  ["git mergetool", "gutter-repair-replace.json", "services/gutter-repair-replace_REMOTE_4711.json"],
  ["Synology Drive", "gutter-repair-replace.json", "services/gutter-repair-replace_ann_May-01-2026_Conflict.json"],
])(
  "a copy of %s, whose name no list can know, is an error that names %s and how to go on",
  async (_who, name, copy) => {
    const problems = await problemsAfterReplacing({ [copy]: "{}" });
    const remedy = `copy of "${name}", look for changes that the original lacks, and delete it.`;
    expect(problems).toContainEqual(problemNaming({ file: copy, field: "", remedy }));
  },
);

test("a page that only has a longer name than another one is no copy", async () => {
  const problems = await problemsAfterReplacing({ "services/Gutter-cleaning.json": "{}", "teams.json": "{}" });
  for (const { message } of problems) expect(message).not.toContain("copy of");
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
