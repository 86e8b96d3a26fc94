import { existsSync, rmSync } from "node:fs";
import * as disk from "node:fs/promises";
import * as opening from "../../../tools/server/database/open-database";
import { readEnquiries } from "../../../tools/server/stored-enquiries";
import { serve } from "../../../tools/server/serve";
import { ask, newVisitor, post } from "../../servers/http";
import { testFolder, writeSite } from "../../temp-folder";

jest.mock("../../../tools/server/database/open-database");
jest.mock("node:fs/promises", () => ({ ...jest.requireActual<typeof disk>("node:fs/promises"), statfs: jest.fn() }));

const actual = jest.requireActual<typeof opening>("../../../tools/server/database/open-database");
const folder = writeSite(testFolder());
const data = `${folder}/data`;
const query = jest.fn();
const transaction = jest.fn((run: (transaction: { query: typeof query }) => Promise<unknown>) => run({ query }));
const database = { transaction, close: jest.fn() };
const written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
const options = { site: `${folder}/public`, data, ports: [0], host: "127.0.0.1", proxies: 0 };

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(close => close()));
  jest.useRealTimers();
});

/** Starts a server in this process, until the end of the test. */
const start = (ports = options.ports, data = options.data) =>
  new Promise<{ readonly url: string }>((started, failed) => {
    const untilStopped = (url: string) =>
      new Promise<void>(stop => {
        running.push(() => (stop(), ended));
        started({ url });
      });
    const ended = serve({ ...options, ports, data }, untilStopped);
    ended.catch(failed);
  });

const haveFree = (megabytes: number) =>
  jest.mocked(disk.statfs).mockResolvedValue({ bavail: megabytes * 256, bsize: 4096 } as never);

beforeEach(() => {
  haveFree(64);
  jest.mocked(opening.openDatabase).mockResolvedValue(database as never);
  jest.mocked(opening.requireSpace).mockImplementation(actual.requireSpace);
});
afterAll(() => written.mockRestore());

const hour = 60 * 60 * 1_000;

/** Lets the timers of the server run by the test's clock. */
const useClock = () =>
  jest.useFakeTimers({
    doNotFake: ["Date", "hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "setTimeout"],
  });

test("old enquiries are deleted once a day, until the server stops", async () => {
  const deletions: unknown[] = [];
  jest.mocked(opening.deleteOldEnquiries).mockImplementation(async of => {
    deletions.push(of);
    return { rows: [], fields: [] };
  });
  useClock();
  await start();
  jest.advanceTimersByTime(23 * hour);
  expect(deletions).toEqual([]);
  jest.advanceTimersByTime(25 * hour);
  expect(deletions).toEqual([database, database]);
  await running.pop()!();
  jest.advanceTimersByTime(48 * hour);
  expect(deletions).toHaveLength(2);
});

test("a taken port is left to its program, and the next one is used", async () => {
  const first = await start();
  const second = await start([Number(new URL(first.url).port), 0], `${folder}/other-data`);
  expect((await ask(second.url, "/")).status).toBe(200);
});

test("with less than 64 MB free, enquiries are refused, the log says why, and pages are still served", async () => {
  const server = await start();
  expect((await post(server.url, newVisitor().row)).status).toBe(201);
  haveFree(63);
  query.mockClear();
  expect((await post(server.url, newVisitor().row)).status).toBe(500);
  expect(query).not.toHaveBeenCalled();
  expect(String(written.mock.lastCall?.[0])).toMatch(new RegExp(`500 .*64 MB.* ${data}`));
  expect((await ask(server.url, "/")).status).toBe(200);
  await expect(actual.openDatabase(data)).rejects.toThrow(new RegExp(`64 MB.* ${data}`));
});

test("without trusted proxies, the log says what to do when a visitor has to wait", async () => {
  const server = await start();
  database.transaction.mockRejectedValueOnce(Object.assign(new Error("Too many"), { code: "PT429" }));
  expect((await post(server.url, newVisitor().row)).status).toBe(429);
  expect(String(written.mock.lastCall?.[0])).toMatch(/429 PT429 .*TRUSTED_PROXIES/);
});

test("it says that its database is damaged when the enquiries are read", async () => {
  jest.mocked(opening.hasDatabase).mockReturnValue(true);
  await start();
  transaction.mockRejectedValueOnce(Object.assign(new Error("invalid page in block 0"), { code: "XX001" }));
  await expect(readEnquiries(data)).rejects.toThrow(`${data} is damaged (invalid page in block 0)`);
});

test("without its lock it stores nothing, deletes nothing and does not touch the files when it stops", async () => {
  const deleteOld = jest.mocked(opening.deleteOldEnquiries).mockClear();
  useClock();
  const server = await start();
  rmSync(`${data}/lock`);
  query.mockClear();
  database.close.mockClear();
  expect((await post(server.url, newVisitor().row)).status).toBe(500);
  expect(String(written.mock.lastCall?.[0])).toMatch(new RegExp(`500 .*lock.* ${data}`));
  jest.advanceTimersByTime(24 * hour);
  await running.pop()!();
  for (const touch of [query, deleteOld, database.close]) expect(touch).not.toHaveBeenCalled();
});

test("an enquiry is not acknowledged if the lock was lost while it was stored", async () => {
  const server = await start();
  transaction.mockImplementationOnce(async run => {
    await run({ query });
    rmSync(`${data}/lock`);
  });
  expect((await post(server.url, newVisitor().row)).status).toBe(500);
  expect((await ask(server.url, "/")).status).toBe(200);
});

test("when one step of stopping fails, the others still run, and its error is thrown", async () => {
  await start();
  database.close.mockRejectedValueOnce(new Error("The database is gone"));
  await expect(running.pop()!()).rejects.toThrow("The database is gone");
  expect(existsSync(`${data}/lock`)).toBe(false);
});
