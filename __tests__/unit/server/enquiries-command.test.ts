import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { StoredEnquiry } from "../../../tools/server/stored-enquiries";
import { jpeg, photograph } from "../../photograph";
import { newVisitor, post, postPhotograph } from "../../servers/http";
import { endServers, runToEnd, startServerProcess } from "../../servers/processes";
import { testFolder, writeFiles, writeSite } from "../../temp-folder";

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

describe("photographs", () => {
  const site = writeSite(join(folder, "with-photographs"));
  const run = (...parameters: string[]) => runToEnd("enquiries.ts", site, parameters);
  const script = `<script>alert(1)</script>\u001B[31m<img src=x onerror=alert(2)>`;
  const files = [1, 2].map(number => jpeg({ content: `${script} ${number}` }));
  const name = "../../Con\\aux: Ann*|?. ";
  let received = "";

  /** The names of the files in a folder of the site, with the time of the enquiry as "…". */
  const namesIn = (to: string) => readdirSync(join(site, to)).map(file => file.replace(received, "…"));

  beforeAll(async () => {
    const server = await startServerProcess(site);
    const { row, headers } = newVisitor();
    const photographs_key = randomUUID();
    await post(server.url, { ...row, name, photographs_key, photographs: 2 }, headers);
    await post(server.url, newVisitor().row, newVisitor().headers);
    for (const [i, file] of files.entries()) {
      const parts = { photographs_key, number: i + 1, jpeg: file.toString("base64") };
      expect((await postPhotograph(server.url, photograph(parts), headers)).status).toBe(201);
    }
    const [, enquiry] = JSON.parse((await run("--json")).stdout) as StoredEnquiry[];
    expect(enquiry?.photographs).toBe(2);
    received = enquiry?.receivedAt.slice(0, 19).replace("T", " ").replaceAll(":", "-") ?? "";

    // While the server runs.
    expect(await run("--photographs", "running")).toMatchObject({ code: 0, stderr: "" });
    await server.end("SIGTERM");
  });

  test("are counted in the list", async () => {
    const { stdout } = await run();
    expect(stdout.match(/photographs: \d/g)).toEqual(["photographs: 2"]);
    expect(stdout).not.toContain("script");
  });

  test("are written as they were sent, with safe names, while the server runs and after it has stopped", async () => {
    const { stdout } = await run("--photographs", "stopped/deep");
    for (const to of ["running", "stopped/deep"]) {
      expect(namesIn(to)).toEqual(["… Con aux Ann 1.jpg", "… Con aux Ann 2.jpg"]);
      expect(namesIn(to).map((_, i) => readFileSync(join(site, to, `${received} Con aux Ann ${i + 1}.jpg`)))).toEqual(
        files,
      );
    }
    expect(stdout).toContain("Con aux Ann 2.jpg\n2 written to stopped/deep, 0 there already.\n");
    expect(stdout).not.toMatch(/script|\u001B/);
  });

  test("are never written over a file, and the same ones not again", async () => {
    writeFiles(site, { "full/kept.txt": "kept" });
    const [first, second] = [1, 2].map(number => `${received} Con aux Ann ${number}`);
    writeFiles(site, { [`full/${first}.jpg`]: "mine" });
    symlinkSync("kept.txt", join(site, `full/${first} (2).jpg`));
    mkdirSync(join(site, `full/${first} (3).jpg`));
    symlinkSync("missing", join(site, `full/${second}.jpg`));
    expect((await run("--photographs", "full")).stdout).toContain("2 written to full, 0 there already");
    expect((await run("--photographs", "full")).stdout).toContain("0 written to full, 2 there already");
    const content = (file: string) => readFileSync(join(site, "full", file));
    expect(content(`${first} (4).jpg`)).toEqual(files[0]);
    expect(content(`${second} (2).jpg`)).toEqual(files[1]);
    expect([content(`${first}.jpg`), content("kept.txt")].map(String)).toEqual(["mine", "kept"]);
    expect(existsSync(join(site, "full/missing"))).toBe(false);
  });

  test("are not written into a file", async () => {
    writeFiles(site, { "letter.txt": "Dear Sir" });
    const { code, stderr } = await run("--photographs", "letter.txt");
    expect(code).toBe(1);
    expect(stderr).toMatch(/EEXIST.*letter\.txt/);
  });

  test("are deleted with their enquiry", async () => {
    const enquiries = JSON.parse((await run("--json")).stdout) as StoredEnquiry[];
    await run("--delete", enquiries.find(({ photographs }) => photographs === 2)?.id ?? "");
    expect((await run("--photographs", "after")).stdout).toBe("0 written to after, 0 there already.\n");
    expect(existsSync(join(site, "after"))).toBe(false);
  });
});

test("its help explains how to keep npm's own lines out of files", async () => {
  expect((await list("--help")).stdout).toMatch(/npm run --silent enquiries -- --csv[^]* --silent enquiries -- --json/);
});

test("an unknown option is refused with a plain message", async () => {
  const { code, stderr } = await list("--xml");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--xml'.*\n$/);
});
