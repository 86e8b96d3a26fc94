import { readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { lockDirectory } from "../../../tools/server/database/lock";
import { putNewDatabase } from "../../servers/new-database";
import { endServers, runToEnd } from "../../servers/processes";
import { testFolder, writeFiles, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
const data = join(folder, "data");
beforeEach(() => rmSync(data, { recursive: true, force: true }));
afterEach(endServers);

const commands = [["enquiries.ts"], ["main.ts", "--port=0"]] as const;
const filesIn = (directory: string) => new Set(readdirSync(directory, { recursive: true, encoding: "utf8" }));
const backup = "A backup is a copy of this folder, made while the server was stopped.\n";

test.each([
  ["half of a backup", "postgres", () => (putNewDatabase(data), rmSync(join(data, "postgres/PG_VERSION")))],
  ["something else", "letters", () => writeFiles(data, { "letters/1.txt": "Dear Sir" })],
])("a folder with %s is refused by name and not changed", async (_, name, fill) => {
  fill();
  const before = filesIn(data);
  for (const [script, ...parameters] of commands) {
    const { code, stderr, stdout } = await runToEnd(script, folder, parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`${data} holds ${name}, but no whole database. Restore a backup`);
    expect(stderr.endsWith(backup)).toBe(true);
    expect(filesIn(data)).toEqual(before);
  }
});

test("a damaged database is reported with its folder and what to do", async () => {
  putNewDatabase(data);
  truncateSync(join(data, "postgres/global/pg_control"), 100);
  for (const [script, ...parameters] of commands) {
    const { code, stderr } = await runToEnd(script, folder, parameters);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^The database in ${data} is damaged .*Restore a backup\\. ${backup}$`));
  }
});

test("a database of another user is refused, because its owner could not open it afterwards", async () => {
  putNewDatabase(data);
  const uid = jest.spyOn(process, "getuid").mockReturnValue(12_345);
  await expect(lockDirectory(data)).rejects.toThrow(`The enquiries in ${data} belong to another user.`);
  uid.mockRestore();
});
