import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitOf } from "../../../plugins/gatsby-plugin-editor/git";
import { testFolder } from "../../temp-folder";

/** A project inside of a larger repository, as in a monorepo. */
const repository = testFolder();
const project = join(repository, "site");
const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: project, encoding: "utf8" });

const text = (slug: string, label: string) =>
  JSON.stringify({ slug, label, text: "Words that stay the same in all versions of this file." }, null, 2);
const write = (slug: string, label: string) =>
  writeFileSync(join(project, `content/services/${slug}.json`), text(slug, label));
const move = (from: string, to: string) =>
  renameSync(join(project, `content/services/${from}.json`), join(project, `content/services/${to}.json`));
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
};
const pathOf = (slug: string) => `content/services/${slug}.json`;

beforeEach(() => {
  rmSync(repository, { recursive: true, force: true });
  mkdirSync(join(project, "content/services"), { recursive: true });
  cpSync("plugins/gatsby-plugin-editor/git-state.sh", join(project, "plugins/gatsby-plugin-editor/git-state.sh"));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ann Office");
  git("config", "user.email", "ann@firm.example");
  write("gutters", "First");
  commit();
  write("gutters", "Second");
  commit();
});

test("the versions of a moved file are listed with the paths that they had", async () => {
  move("gutters", "drains");
  write("drains", "Third");
  commit();
  const { textOfVersion, versions } = gitOf(project);
  const found = await versions([pathOf("drains")]);
  expect(found).toMatchObject([
    { path: pathOf("drains"), author: "Ann Office" },
    { path: pathOf("gutters") },
    { path: pathOf("gutters") },
  ]);
  expect(found[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT/);
  const texts = found.map(({ id, path }) => textOfVersion(id, path));
  expect(await Promise.all(texts)).toEqual([
    text("drains", "Third"),
    text("gutters", "Second"),
    text("gutters", "First"),
  ]);
});

test("the versions of a file that has just been moved are found under its former path", async () => {
  move("gutters", "drains");
  const versions = await gitOf(project).versions([pathOf("drains"), pathOf("gutters")]);
  expect(versions).toMatchObject([{ path: pathOf("gutters") }, { path: pathOf("gutters") }]);
});

test("changed and new files are listed; a new one has no version", async () => {
  write("gutters", "Not sent");
  write("Dachböden", "New");
  const { state, versions } = gitOf(project);
  expect(await versions([pathOf("gutters")])).toHaveLength(2);
  expect(await versions([pathOf("Dachböden")])).toEqual([]);
  expect((await state()).changed).toEqual([pathOf("gutters"), pathOf("Dachböden")]);
});

test("without a name or an address in Git, the commands to type are named and nothing is committed", async () => {
  git("config", "user.useConfigOnly", "true");
  git("config", "--unset", "user.email");
  git("config", "--unset", "user.name");
  write("gutters", "Not sent");
  const home = process.env["HOME"];
  process.env["HOME"] = repository;
  const sent = gitOf(project).send(() => Promise.resolve());
  process.env["HOME"] = home;
  await expect(sent).rejects.toThrow(/git config --global user\.name "[^]*git config --global user\.email /);
  expect(git("log", "--format=%s").trim().split("\n")).toHaveLength(2);
});
