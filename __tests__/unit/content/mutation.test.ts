/** @jest-environment node */
import { join } from "node:path";
import { contentChecker } from "../../../src/contract/check-content";
import { loadSchemas } from "../../../src/contract/json-schema";
import type { Problem } from "../../../src/contract/problem";
import { soundFiles } from "./editor";
import { flawsOf } from "./mutation/judge";
import { ALWAYS_REFUSED, Chance, KINDS, variant } from "./mutation/variants";

const SEED = Number(process.env["CONTENT_SEED"] ?? 20260);
const VARIANTS = Number(process.env["CONTENT_VARIANTS"] ?? 300);

const check = contentChecker(loadSchemas(join(process.cwd(), "content", "schemas")));

/** What is wrong with a refusal: each error must name a file and a place in it, in one line and without a stack. */
function refusalFaults({ file, line, column, message }: Problem, files: ReadonlyMap<string, Buffer>): string[] {
  const lines = (files.get(file.replace("content/", ""))?.toString("utf8") ?? "").split(/\r\n|\r|\n/);
  const there = line >= 1 && column >= 1 && line <= lines.length && column <= (lines[line - 1] ?? "").length + 1;
  const clumsy =
    /[\n\r\u001b]|\bat .*:\d+:\d+|TypeError|RangeError/.test(message) || message.length < 15 || message.length > 700;
  return [
    ...(there ? [] : [`${file}:${line}:${column} is no place`]),
    ...(clumsy ? [`clumsy message: ${message}`] : []),
  ];
}

test("the judge of this suite finds nothing in the sound content", async () => {
  const sound = await soundFiles();
  expect(flawsOf(sound, sound)).toEqual([]);
});

test(`each of ${VARIANTS} variants is refused with file and line, or gives a sound site (seed ${SEED})`, async () => {
  const sound = await soundFiles();
  const chance = new Chance(SEED);
  const faults: string[] = [];
  const tally = { refused: 0, accepted: 0, unchanged: 0, "refused rightly": 0 };
  for (let index = 0; index < VARIANTS; index++) {
    const kind = KINDS[index % KINDS.length] ?? "";
    const change = variant(kind, sound, chance);
    const files = new Map(sound);
    for (const [path, bytes] of change)
      if (bytes) files.set(path, bytes);
      else files.delete(path);
    const name = `variant ${index} (${kind}) of ${[...change.keys()].join(" and ")}`;
    const { problems } = await check(files);
    const errors = problems.filter(({ severity }) => severity === "error");
    const flaws = flawsOf(files, sound);
    const same = files.size === sound.size && [...files].every(([path, bytes]) => sound.get(path)?.equals(bytes));
    if (errors.length > 0) {
      tally.refused++;
      if (flaws.length > 0) tally["refused rightly"]++;
      faults.push(...errors.flatMap(error => refusalFaults(error, files)).map(fault => `${name}: ${fault}`));
    } else {
      tally[same ? "unchanged" : "accepted"]++;
      if (ALWAYS_REFUSED.includes(kind)) faults.push(`${name} was accepted`);
      faults.push(...flaws.map(flaw => `${name}: ${flaw}`));
    }
  }
  console.info(`Content variants, seed ${SEED}:`, tally);
  expect(faults).toEqual([]);
  // A checker that lets everything pass or refuses everything, and a judge that sees nothing, are found out here.
  expect(tally.refused).toBeGreaterThan(VARIANTS * 0.6);
  expect(tally.accepted).toBeGreaterThan(VARIANTS * 0.05);
  expect(tally.unchanged).toBeLessThan(VARIANTS * 0.05);
  expect(tally["refused rightly"]).toBeGreaterThan(tally.refused * 0.6);
}, 120_000);
