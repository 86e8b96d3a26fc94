import assert from "node:assert";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { lockDirectory } from "../../../tools/server/database/lock";
import { newVisitor, post } from "../../servers/http";
import { putNewDatabase } from "../../servers/new-database";
import { endServers, runBefore, runToEnd, startServerProcess } from "../../servers/processes";
import { testFolder, writeFiles, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
const data = join(folder, "data");
beforeEach(() => rmSync(data, { recursive: true, force: true }));
afterEach(endServers);

const commands = [["enquiries.ts"], ["main.ts", "--port=0"]] as const;
const filesIn = (directory: string) => new Set(readdirSync(directory, { recursive: true, encoding: "utf8" }));
test.each([
  ["half of a backup", "postgres", () => (putNewDatabase(data), rmSync(join(data, "postgres/PG_VERSION")))],
  ["something else", "letters", () => writeFiles(data, { "letters/1.txt": "Dear Sir" })],
])("a folder with %s is refused by name and not changed", async (_, name, fill) => {
  fill();
  const before = filesIn(data);
  for (const [script, ...parameters] of commands) {
    const { code, stderr, stdout } = await runToEnd(script, folder, parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`${data} holds ${name}`);
    expect(stderr).toContain("Restore a backup");
    expect(filesIn(data)).toEqual(before);
  }
});

/** One line with the folder and what to do, without a stack. */
const damaged = new RegExp(`^[^\n]*${data} is damaged[^\n]*Restore a backup[^\n]*\n$`);

/** Puts a folder in the place of a file, or a file in the place of a folder. */
function swap(path: string): void {
  const isFolder = statSync(path).isDirectory();
  rmSync(path, { recursive: true });
  if (isFolder) writeFiles(data, { [relative(data, path)]: "" });
  else mkdirSync(path);
}

test.each([
  ["half of its control file", () => truncateSync(join(data, "postgres/global/pg_control"), 100)],
  ["a folder in the place of its control file", () => swap(join(data, "postgres/global/pg_control"))],
  ["a folder in the place of its version", () => swap(join(data, "postgres/PG_VERSION"))],
  ["a file in the place of its tables", () => swap(join(data, "postgres/base"))],
])("a database with %s is reported with its folder and what to do", async (_, damage) => {
  putNewDatabase(data);
  damage();
  for (const [script, ...parameters] of commands) {
    const { code, stderr } = await runToEnd(script, folder, parameters);
    expect(code).toBe(1);
    expect(stderr).toMatch(damaged);
  }
});

test.each([
  ["the whole folder", data, () => (putNewDatabase(data), swap(data))],
  ["the database", join(data, "postgres"), () => (putNewDatabase(data), swap(join(data, "postgres")))],
])("a file in the place of %s is reported by name", async (_, path, damage) => {
  damage();
  for (const [script, ...parameters] of commands) {
    const { code, stderr } = await runToEnd(script, folder, parameters);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${path} is a file`) as unknown,
    });
  }
});

test("a folder in the place of the lock is reported by name and left alone", async () => {
  putNewDatabase(data);
  writeFiles(data, { "lock/notes.txt": "mine" });
  const { code, stderr } = await runToEnd("main.ts", folder, ["--port=0"]);
  expect(code).toBe(1);
  expect(stderr).toContain(`${data}/lock`);
  expect(filesIn(data)).toContain("lock/notes.txt");
});

describe("with stored enquiries", () => {
  const { row, headers } = newVisitor();
  const stored = join(folder, "stored");
  let table = "";

  beforeAll(async () => {
    const server = await startServerProcess(folder, undefined, { JL_DATA_DIR: stored });
    await post(server.url, row, headers);
    await server.end("SIGTERM");
  });
  beforeEach(() => {
    cpSync(stored, data, { recursive: true });
    table = join(data, "postgres", fileOfTable());
  });

  /** The path of the file that holds the message. */
  function fileOfTable(): string {
    const files = [...filesIn(join(data, "postgres/base"))].map(file => join("base", file));
    const isTable = (file: string) =>
      statSync(join(data, "postgres", file)).isFile() &&
      readFileSync(join(data, "postgres", file)).includes(row.message);
    return files.find(isTable) ?? assert.fail("No file holds the message");
  }

  test.each([
    ["a page that cannot be read", () => writeFileSync(table, Buffer.alloc(8192, "Z"))],
    ["a page that is missing", () => truncateSync(table)],
    ["a table that is missing", () => rmSync(table)],
    ["a folder in the place of a table", () => swap(table)],
  ])("reading reports %s", async (_, damage) => {
    damage();
    expect((await runToEnd("enquiries.ts", folder)).stderr).toMatch(damaged);
  });

  test("reading changes no file, so that it works on a full disk and on a read-only backup", async () => {
    const state = () => [...filesIn(data)].map(file => [file, statSync(join(data, file)).mtimeMs]);
    const before = state();
    const code = `import fs from "node:fs";
      import disk from "node:fs/promises";
      for (const name of ["mkdirSync", "writeSync", "writeFileSync", "ftruncateSync", "chmodSync", "renameSync", "rmSync"])
        fs[name] = () => { throw new Error("ENOSPC or EROFS: " + name); };
      disk.statfs = async () => ({ bavail: 0, bsize: 4096 });
      (await import("node:module")).syncBuiltinESMExports();`;
    const { stdout } = await runToEnd("enquiries.ts", folder, ["--json"], runBefore(code));
    expect(JSON.parse(stdout)).toMatchObject([row]);
    expect(state()).toEqual(before);
  });
});

test("a database of another user is refused, because its owner could not open it afterwards", async () => {
  putNewDatabase(data);
  const uid = jest.spyOn(process, "getuid").mockReturnValue(12_345);
  await expect(lockDirectory(data)).rejects.toThrow(`${data} belong to another user`);
  uid.mockRestore();
});
