/** @jest-environment node */
import * as disk from "node:fs/promises";
import * as opening from "../../../src/server/database/open-database";
import { startServer } from "../../../src/server/start-server";
import { ask, newVisitor, post } from "./support/http";
import { endServers, starting, startServerProcess } from "./support/processes";
import { countStored } from "./support/stored";
import { testFolder, writeSite } from "./support/temp-folder";

jest.mock("../../../src/server/database/open-database");
jest.mock("node:fs/promises", () => ({ ...jest.requireActual<typeof disk>("node:fs/promises"), statfs: jest.fn() }));

const folder = testFolder();
writeSite(folder);
afterEach(endServers);

test("with less than 64 MB free an enquiry is refused, the log says why, and pages are still sent", async () => {
  const transaction = jest.fn();
  const data = `${folder}/other`;
  const database = { dataDir: data, transaction, close: () => Promise.resolve() };
  jest.mocked(opening.openDatabase).mockResolvedValue(database as never);
  const written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const server = await startServer({ site: `${folder}/public`, data, ports: [0], host: "127.0.0.1", proxies: 0 });
  const sendWithFree = (megabytes: number) => {
    jest.mocked(disk.statfs).mockResolvedValue({ bavail: megabytes * 256, bsize: 4096 } as never);
    return post(server.url, newVisitor().row);
  };

  expect((await sendWithFree(64)).status).toBe(201);
  expect((await sendWithFree(63)).status).toBe(500);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(String(written.mock.lastCall?.[0])).toContain(`500 Error: less than 64 MB are free for ${data}\n`);
  expect((await ask(server.url, "/")).status).toBe(200);
  await server.close();
  written.mockRestore();
});

/** On SIGUSR2 the disk takes nothing more. */
const fillDisk = `
  import fs from "node:fs";
  process.once("SIGUSR2", () => {
    fs.writeSync = () => { throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }); };
  });`;

test(
  "a disk that takes nothing more ends the server, which says so and has lost nothing it acknowledged",
  async () => {
    const [first, second] = [newVisitor(), newVisitor()];
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fillDisk)}`;
    const server = await startServerProcess(folder, undefined, { NODE_OPTIONS });
    expect((await post(server.url, first.row, first)).status).toBe(201);
    const ended = server.end("SIGUSR2");
    await expect(post(server.url, second.row, second)).rejects.toThrow();
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain("Enquiries can no longer be written: ENOSPC: no space left on device.");

    const again = await startServerProcess(folder);
    expect(await countStored(folder, first.row.message)).toBe(1);
    await again.end("SIGTERM");
  },
  starting,
);
