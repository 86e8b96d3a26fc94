/** @jest-environment node */
import { join } from "node:path";
import { ContentChecker } from "../../../src/build/content/check-content";
import { loadSchemas } from "../../../src/build/content/json-schema";
import type { Problem } from "../../../src/build/content/problem";
import { type ContentFiles, filesOnDisk, withOverrides } from "../../../src/build/content/source";
import { DATA_EDITS } from "./mutation/edit-data";
import { type Overrides, fileEdits, makePictures } from "./mutation/edit-files";
import { TEXT_EDITS } from "./mutation/edit-text";
import type { Json } from "./mutation/json-tree";
import { Random } from "./mutation/random";
import { flawsOf } from "./mutation/renderable";

const SEED = Number(process.env["CONTENT_SEED"] ?? 20260);
const VARIANTS = Number(process.env["CONTENT_VARIANTS"] ?? 2500);
/** ms; a variant that takes longer hangs. Most take a few, but the computer may be busy. */
const LONGEST = 10_000;

const content = join(process.cwd(), "content");
const checker = new ContentChecker(loadSchemas(join(content, "schemas")));
const files: ContentFiles = filesOnDisk(content);
const originals = new Map([...files].map(([path, file]) => [path, file.read()]));
const jsonPaths = [...files.keys()].filter(path => path.endsWith(".json")).sort();

interface Variant {
  name: string;
  overrides: Overrides;
}

async function makeVariants(random: Random): Promise<Variant[]> {
  const ofFiles = fileEdits(await makePictures());
  const names = [...Object.keys(DATA_EDITS), ...Object.keys(TEXT_EDITS), ...Object.keys(ofFiles)];
  return Array.from({ length: VARIANTS }, (_, index): Variant => {
    const name = names[index % names.length] ?? "";
    const path = random.pick(jsonPaths);
    const text = originals.get(path)?.toString("utf8") ?? "";
    const bytes =
      DATA_EDITS[name]?.(JSON.parse(text) as { [key: string]: Json }, random) ?? TEXT_EDITS[name]?.(text, random);
    return {
      name,
      overrides: bytes ? new Map([[path, bytes]]) : (ofFiles[name]?.(originals, random) ?? new Map<string, null>()),
    };
  });
}

/** What is wrong with a refusal: each error must name a file and a place in it, in one line and without a stack. */
function refusalFaults(errors: readonly Problem[], changed: ReadonlyMap<string, Buffer>): string[] {
  return errors.flatMap(({ file, line, column, message }) => {
    const path = file.replace(/^content\//, "");
    const lines = (changed.get(path)?.toString("utf8") ?? "").split(/\r\n|\r|\n/);
    const columns = (lines[line - 1] ?? "").length + 1;
    const nowhere = changed.has(path) ? line > lines.length || (line > 1 && column > columns) : line !== 1;
    const clumsy =
      message.length < 15 || message.length > 700 || /[\n\r\u001b]|\bat .*:\d+:\d+|TypeError|RangeError/.test(message);
    return [
      ...(line < 1 || column < 1 || nowhere ? [`${file}:${line}:${column} is no place`] : []),
      ...(clumsy ? [`clumsy message: ${message}`] : []),
    ];
  });
}

test("the content as it is has no errors, and the judge of this test agrees", async () => {
  expect((await checker.check(files)).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(flawsOf(originals)).toEqual([]);
});

interface Tally {
  refused: number;
  sound: number;
  /** Refused variants in which the judge sees a flaw too; the rest are refused for caution's sake. */
  flawed: number;
}

test(`each of ${VARIANTS} broken variants is refused with file and line, or gives a sound site (seed ${SEED})`, async () => {
  const failures: string[] = [];
  const tallies = new Map<string, Tally>();
  let slowest = 0;
  for (const [index, { name, overrides }] of (await makeVariants(new Random(SEED))).entries()) {
    const changed = new Map(originals);
    for (const [path, bytes] of overrides)
      if (bytes) changed.set(path, bytes);
      else changed.delete(path);
    const start = performance.now();
    const problems = await checker.check(withOverrides(files, overrides));
    slowest = Math.max(slowest, performance.now() - start);
    const errors = problems.filter(({ severity }) => severity === "error");
    const flaws = flawsOf(changed);
    const tally = tallies.get(name) ?? { refused: 0, sound: 0, flawed: 0 };
    tallies.set(name, tally);
    if (errors.length === 0) tally.sound++;
    else {
      tally.refused++;
      if (flaws.length > 0) tally.flawed++;
    }
    const faults = errors.length > 0 ? refusalFaults(errors, changed) : flaws;
    failures.push(
      ...faults.map(fault => `variant ${index} (${name}) in ${[...overrides.keys()].join(" and ")}: ${fault}`),
    );
  }
  const sum = (key: keyof Tally) => [...tallies.values()].reduce((total, tally) => total + tally[key], 0);
  const kinds = [...tallies].map(([name, { refused, sound }]) => `${name} ${refused}/${refused + sound}`).join(", ");
  process.stdout.write(
    `Content mutations: seed ${SEED}, ${VARIANTS} variants: ${sum("refused")} refused with file and line (in ${sum("flawed")} of them the judge sees the flaw too), ${sum("sound")} accepted and sound, ${failures.length} faults, slowest ${Math.round(slowest)} ms. Refused by kind: ${kinds}.\n`,
  );
  expect(failures).toEqual([]);
  expect(sum("refused") + sum("sound")).toBeGreaterThanOrEqual(2000);
  expect(sum("flawed")).toBeGreaterThan(sum("refused") / 2);
  expect(slowest).toBeLessThan(LONGEST);
}, 600_000);
