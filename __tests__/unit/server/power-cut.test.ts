/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { post } from "./support/http";
import { sendLoad } from "./support/load";
import { endServers, killWhileStarting, starting, startServerProcess } from "./support/processes";
import { readStored } from "./support/stored";
import { testFolder, writeSite } from "./support/temp-folder";

const folder = testFolder();
writeSite(folder);
afterEach(endServers);

test(
  "a server killed under load has lost nothing it acknowledged, and retries are stored once",
  async () => {
    const killed = await startServerProcess(folder);
    let ended: Promise<unknown> | undefined;
    const { acknowledged, failed } = await sendLoad(killed.url, {
      total: 150,
      clients: 50,
      onAcknowledged: count => {
        if (count === 50) ended = killed.end("SIGKILL");
      },
    });
    await ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);
    expect(failed.length).toBeGreaterThan(0);

    const server = await startServerProcess(folder);
    const stored = (await readStored(folder)).map(({ message }) => message);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter(message => !stored.includes(message))).toEqual([]);

    for (const [i, message] of failed.entries()) {
      const row = { name: "Load", email: "load@example.com", phone: null, message };
      const response = await post(server.url, row, {
        headers: { "x-forwarded-for": `10.3.0.${i % 250}` },
      });
      expect(response.status).toBe(201);
    }
    const afterRetries = (await readStored(folder)).map(({ message }) => message);
    expect(afterRetries.sort()).toEqual([...acknowledged, ...failed].sort());
    await server.end("SIGTERM");
  },
  starting,
);

test(
  "a database that was being made when the power went is made anew",
  async () => {
    const other = join(folder, "other");
    writeSite(other);
    await killWhileStarting(other, () => existsSync(join(other, "data/postgres.unfinished/PG_VERSION")));
    expect(existsSync(join(other, "data/postgres"))).toBe(false);

    const server = await startServerProcess(other);
    const row = { name: "Ann", email: "ann@example.com", message: "Hello" };
    expect((await post(server.url, row)).status).toBe(201);
    expect(existsSync(join(other, "data/postgres.unfinished"))).toBe(false);
    await server.end("SIGTERM");
  },
  starting,
);
