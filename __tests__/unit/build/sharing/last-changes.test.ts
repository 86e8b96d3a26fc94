/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lastChanges } from "../../../../src/build/sharing/last-changes";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
  mkdirSync(join(folder, "whole", "content"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (date: string, ...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: join(folder, "whole"),
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });

const commit = (date: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, "whole", file), text);
  git(date, "add", ".");
  git(date, "commit", "-q", "-m", "A change");
};

test("a page was last changed when its file was, and nothing is said where the history is cut off or missing", async () => {
  expect((await lastChanges(join(folder, "whole"))).size).toBe(0);
  git("", "init", "-q");
  commit("2026-01-02T10:00:00Z", { "content/home.json": "1", "content/contact.json": "1" });
  commit("2026-03-04T10:00:00Z", { "content/home.json": "2", "README.md": "1" });
  const changes = await lastChanges(join(folder, "whole"));
  expect(Object.fromEntries([...changes].map(([file, date]) => [file, Date.parse(date)]))).toEqual({
    "home.json": Date.parse("2026-03-04T10:00:00Z"),
    "contact.json": Date.parse("2026-01-02T10:00:00Z"),
  });
  execFileSync("git", ["clone", "-q", "--depth=1", `file://${join(folder, "whole")}`, join(folder, "shallow")]);
  expect((await lastChanges(join(folder, "shallow"))).size).toBe(0);
});
