/** @jest-environment node */
import * as opening from "../../../src/server/database/open-database";
import { startServer } from "../../../src/server/start-server";
import { testFolder, writeSite } from "./support/temp-folder";

jest.mock("../../../src/server/database/open-database");

const folder = testFolder();
writeSite(folder);

test("a server that goes on running deletes old enquiries once a day, until it stops", async () => {
  const deleteOld = jest.mocked(opening.deleteOldEnquiries).mockResolvedValue({ rows: [], fields: [] });
  const database = { close: () => Promise.resolve() } as unknown as Awaited<ReturnType<typeof opening.openDatabase>>;
  jest.mocked(opening.openDatabase).mockResolvedValue(database);
  const day = 24 * 60 * 60 * 1_000;
  const every = jest.spyOn(globalThis, "setInterval");
  const cleared = jest.spyOn(globalThis, "clearInterval");

  const options = { site: `${folder}/public`, data: `${folder}/other`, ports: [0], host: "127.0.0.1", proxies: 0 };
  const server = await startServer(options);
  const [call] = every.mock.calls.flatMap(([action, time], i) => (time === day ? [{ action, i }] : []));
  call?.action();
  expect(deleteOld).toHaveBeenCalledWith(database);
  await server.close();
  expect(cleared).toHaveBeenCalledWith(every.mock.results[call?.i ?? -1]?.value);
});
