import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { StoredEnquiry } from "../../../tools/server/read-enquiries";
import { newVisitor, post } from "../../servers/http";
import { endServers, runToEnd, startServerProcess } from "../../servers/processes";
import { testFolder, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
afterEach(endServers);

const list = (...parameters: string[]) => runToEnd("enquiries.ts", folder, parameters);

test("before the first enquiry it reports none and creates no file", async () => {
  const stdout = expect.stringContaining(join(folder, "data")) as unknown;
  expect(await list()).toMatchObject({ code: 0, stdout, stderr: "" });
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test("if it cannot read the enquiries, it reports that instead of none", async () => {
  // Even root cannot follow a link to itself.
  symlinkSync("loop", join(folder, "loop"));
  const { code, stderr, stdout } = await runToEnd("enquiries.ts", folder, [], { JL_DATA_DIR: join(folder, "loop") });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/ELOOP/);
});

test("it prints text, CSV and JSON, while the server runs and after it was killed; then it deletes one", async () => {
  const visitors = [newVisitor(), newVisitor()];
  const server = await startServerProcess(folder);
  for (const { row, headers } of visitors) await post(server.url, row, headers);

  const running = await list("--json");
  expect(running.stderr).toBe("");
  const enquiries = JSON.parse(running.stdout) as StoredEnquiry[];
  expect(enquiries.map(({ message }) => message)).toEqual(visitors.map(({ row }) => row.message).reverse());

  const { stdout } = await list();
  for (const { row } of visitors) expect(stdout).toContain(row.message);
  expect((await list("--csv")).stdout.split("\r\n")).toHaveLength(4);

  const [newest, oldest] = enquiries;
  const deleteNewest = () => list("--delete", newest?.id ?? "");
  expect((await deleteNewest()).stderr).toContain(`process ${server.pid}`);
  await server.end("SIGKILL");
  expect(await list("--json")).toMatchObject({ code: 0, stdout: running.stdout });

  expect(await deleteNewest()).toMatchObject({ code: 0, stderr: "" });
  expect(JSON.parse((await list("--json")).stdout)).toEqual([oldest]);
  const half = oldest?.id.slice(0, 8) ?? "";
  const { code, stderr } = await list("--delete", half);
  expect(code).toBe(1);
  expect(stderr).toContain(half);
});

test("its help explains how to keep npm's own lines out of files", async () => {
  expect((await list("--help")).stdout).toMatch(/npm run --silent enquiries -- --csv[^]* --silent enquiries -- --json/);
});

test("an unknown option is refused with a plain message", async () => {
  const { code, stderr } = await list("--xml");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--xml'.*\n$/);
});
