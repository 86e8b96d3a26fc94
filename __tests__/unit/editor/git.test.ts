import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { queue } from "../../../plugins/gatsby-plugin-editor/changes/queue";
import { gitOf } from "../../../plugins/gatsby-plugin-editor/server/git";
import { testFolder } from "../../temp-folder";
import { repositoryPath } from "../paths";

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
const serviceFile = (slug: string) => repositoryPath(`content/services/${slug}.json`);

/** A text with these words. */
const saying = (words: string): unknown => expect.stringContaining(words);

const sentence: unknown = expect.stringMatching(/\w\.|:\n/);

beforeEach(() => {
  rmSync(repository, { recursive: true, force: true });
  mkdirSync(join(project, "content/services"), { recursive: true });
  cpSync(
    "plugins/gatsby-plugin-editor/server/git-state.sh",
    join(project, "plugins/gatsby-plugin-editor/server/git-state.sh"),
  );
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
  const found = await versions([serviceFile("drains")]);
  expect(found).toMatchObject([
    { path: serviceFile("drains"), author: "Ann Office" },
    { path: serviceFile("gutters") },
    { path: serviceFile("gutters") },
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
  const versions = await gitOf(project).versions([serviceFile("drains"), serviceFile("gutters")]);
  expect(versions).toMatchObject([{ path: serviceFile("gutters") }, { path: serviceFile("gutters") }]);
});

test("changed and new files are listed; a new one has no version", async () => {
  write("gutters", "Not sent");
  write("Dachböden", "New");
  const { state, versions } = gitOf(project);
  expect(await versions([serviceFile("gutters")])).toHaveLength(2);
  expect(await versions([serviceFile("Dachböden")])).toEqual([]);
  expect((await state()).changed).toEqual([serviceFile("gutters"), serviceFile("Dachböden")]);
});

test("without a name or an address in Git, the commands to type are named and nothing is committed", async () => {
  git("config", "user.useConfigOnly", "true");
  git("config", "--unset", "user.email");
  git("config", "--unset", "user.name");
  write("gutters", "Not sent");
  const home = process.env["HOME"];
  process.env["HOME"] = repository;
  const check = () => Promise.resolve();
  const sent = gitOf(project).send({ check, inTurn: queue(), onStep: () => undefined });
  process.env["HOME"] = home;
  await expect(sent).rejects.toThrow(/git config --global user\.name "[^]*git config --global user\.email /);
  expect(git("log", "--format=%s").trim().split("\n")).toHaveLength(2);
});

test("a repository of another user is named with the command that leads on, never taken for one without changes", async () => {
  write("gutters", "Not sent");
  process.env["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1";
  const { isKnown, state, versions } = gitOf(project);
  const answers = await Promise.allSettled([
    state(),
    versions([serviceFile("gutters")]),
    isKnown(serviceFile("gutters")),
  ]);
  delete process.env["GIT_TEST_ASSUME_DIFFERENT_OWNER"];
  const reason = {
    failure: "otherOwner",
    message: saying(`\tgit config --global --add safe.directory ${repository}`),
  };
  expect(answers).toMatchObject(answers.map(() => ({ status: "rejected", reason })));
});

test.each([
  ["no repository", () => rmSync(join(project, ".git"), { recursive: true }), "noRepository"],
  ["no version yet", () => git("update-ref", "-d", "HEAD"), "noVersion"],
  ["no branch", () => git("checkout", "--quiet", "--detach"), "detached"],
  ["a broken index", () => writeFileSync(join(project, ".git/index"), "Not an index"), "unknown"],
])("with %s, the state is an error with a sentence", async (_what, prepare, failure) => {
  write("gutters", "Not sent");
  prepare();
  await expect(gitOf(project).state()).rejects.toMatchObject({ failure, message: sentence });
});

test("outside a repository, no file was ever committed", async () => {
  rmSync(join(project, ".git"), { recursive: true });
  expect(await gitOf(project).isKnown(serviceFile("gutters"))).toBe(false);
});

describe("a checkout with Windows line endings", () => {
  const script = "plugins/gatsby-plugin-editor/server/git-state.sh";
  const lines = '{\n  "label": "First",\n  "text": "Second"\n}\n';
  const withWindowsLines = (text: string) => text.replaceAll("\n", "\r\n");
  const read = (path: string) => readFileSync(join(project, path), "utf8");
  const service = "content/services/gutters.json";

  /** Checks the project out again as Git for Windows does. */
  const checkOutOnWindows = () => {
    git("config", "core.autocrlf", "true");
    rmSync(join(project, "content"), { recursive: true });
    rmSync(join(project, "plugins"), { recursive: true });
    git("checkout", "--", ".");
  };

  beforeEach(() => {
    writeFileSync(join(project, service), lines);
    writeFileSync(join(project, "content/services/roofs.json"), lines);
    commit();
  });

  test("has the line endings of the repository, because .gitattributes says so", () => {
    cpSync(".gitattributes", join(project, ".gitattributes"));
    commit();
    checkOutOnWindows();
    expect(read(service)).toBe(lines);
    expect(read(script)).not.toContain("\r");
  });

  test("that is older than .gitattributes lists its changed files, and one word is one line of the commit", async () => {
    checkOutOnWindows();
    expect(read(script)).toContain("\r\n");
    // Now used by the Git of WSL.
    git("config", "--unset", "core.autocrlf");
    cpSync(".gitattributes", join(project, ".gitattributes"));
    git("add", ".gitattributes");
    git("commit", "--quiet", "--message", "Name the line endings");
    writeFileSync(join(project, service), withWindowsLines(lines.replace("First", "Third")));
    expect((await gitOf(project).state()).changed).toEqual([service]);
    git("add", "--all", "--", "content");
    expect(git("diff", "--cached", "--numstat", "--", "content")).toBe(`1\t1\t${service}\n`);
  });

  test("that was committed as it is keeps its line endings: one word is one line", async () => {
    writeFileSync(join(project, service), withWindowsLines(lines));
    commit();
    cpSync(".gitattributes", join(project, ".gitattributes"));
    git("add", ".gitattributes");
    git("commit", "--quiet", "--message", "Name the line endings");
    writeFileSync(join(project, service), withWindowsLines(lines.replace("First", "Third")));
    expect((await gitOf(project).state()).changed).toEqual([service]);
    git("add", "--all", "--", "content");
    expect(git("diff", "--cached", "--numstat", "--", "content")).toBe(`1\t1\t${service}\n`);
  });
});
