import assert from "node:assert/strict";
import { sendLoad } from "../unit/server/support/load";
import { startServerProcess } from "../unit/server/support/processes";
import { readStored } from "../unit/server/support/stored";
import { writeSite } from "../unit/server/support/temp-folder";
import { inTempFolder } from "./in-temp-folder";

const total = 500;
const clients = 50;
const killAfter = 200;

async function main() {
  console.log(`${total} enquiries from ${clients} concurrent clients`);
  await inTempFolder(measure);
  console.log(`The same, with the server killed (SIGKILL) after ${killAfter} answers`);
  await inTempFolder(kill);
}

async function measure(folder: string) {
  writeSite(folder);
  const server = await startServerProcess(folder);
  const started = performance.now();
  const { acknowledged, failed, durations } = await sendLoad(server.url, { total, clients });
  const elapsed = performance.now() - started;
  const stored = await readMessages(folder);
  await server.end("SIGTERM");

  assert.equal(failed.length, 0, "every enquiry is acknowledged");
  assert.deepEqual(stored.sort(), acknowledged.sort(), "every enquiry is stored exactly once");
  console.log(`  stored              ${stored.length}, none lost, none doubled`);
  console.log(`  median              ${percentile(durations, 0.5)} ms`);
  console.log(`  99th percentile     ${percentile(durations, 0.99)} ms`);
  console.log(`  all of them         ${elapsed.toFixed(0)} ms`);
}

async function kill(folder: string) {
  writeSite(folder);
  const killed = await startServerProcess(folder);
  let ended: Promise<unknown> | undefined;
  const { acknowledged, failed } = await sendLoad(killed.url, {
    total,
    clients,
    onAcknowledged: count => {
      if (count === killAfter) ended = killed.end("SIGKILL");
    },
  });
  await ended;

  const server = await startServerProcess(folder);
  const stored = await readMessages(folder);
  await server.end("SIGTERM");

  const lost = acknowledged.filter(message => !stored.includes(message));
  assert.deepEqual(lost, [], "every acknowledged enquiry is stored");
  assert.equal(new Set(stored).size, stored.length, "no enquiry is stored twice");
  console.log(`  acknowledged        ${acknowledged.length}, every one stored exactly once`);
  console.log(`  without an answer   ${failed.length}, of which ${stored.length - acknowledged.length} stored`);
}

async function readMessages(folder: string): Promise<string[]> {
  return (await readStored(folder)).map(({ message }) => message);
}

function percentile(durations: readonly number[], share: number): string {
  const sorted = [...durations].sort((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? NaN).toFixed(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
