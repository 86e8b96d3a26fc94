import fc from "fast-check";
import { type ContentPath, inContent } from "../../../plugins/gatsby-plugin-content/paths";
import { check, validFiles } from "./editor";

const stackTrace = /[\n\r\u001b]|\bat .*:\d+:\d+|TypeError|RangeError/;

/** The unclear errors after a change of a file: without a place in it, too long, or with a stack trace. */
const unclearErrors = async (path: ContentPath, bytes: Buffer) => {
  const files = new Map(await validFiles()).set(path, bytes);
  const { problems } = await check(files);
  return problems.filter(({ severity, file, line, column, message }) => {
    const inside = inContent(file);
    const lines = ((inside && files.get(inside))?.toString() ?? "").split(/\r\n|\r|\n/);
    const isThere = line >= 1 && column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
    return severity === "error" && (!isThere || stackTrace.test(message) || message.length > 700);
  });
};

// The same damage on each run, so that results do not vary.
const options = { seed: 20260, numRuns: 150 };

const anyFile = async () => {
  const files = await validFiles();
  return fc.constantFrom(...files.keys()).map(path => [path, files.get(path) ?? Buffer.alloc(0)] as const);
};

test("a file with damaged bytes is refused with its place and a plain message", async () => {
  const damage = fc.asyncProperty(
    await anyFile(),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(9),
    fc.oneof(
      fc.uint8Array(),
      fc.json().map(text => Buffer.from(text)),
    ),
    async ([path, bytes], share, removed, added) => {
      const at = Math.floor(share * bytes.length);
      const damaged = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
      expect(await unclearErrors(path, damaged)).toEqual([]);
    },
  );
  await fc.assert(damage, options);
});

test("any replaced value is accepted, or refused with its place and a plain message", async () => {
  const exchange = fc.asyncProperty(
    (await anyFile()).filter(([path]) => path.endsWith(".json")),
    fc.nat(60),
    fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.string({ unit: "binary" })),
    async ([path, bytes], place, value) => {
      let visited = 0;
      const data: unknown = JSON.parse(bytes.toString(), (_key, old: unknown) => (visited++ === place ? value : old));
      expect(await unclearErrors(path, Buffer.from(JSON.stringify(data ?? null, null, 2)))).toEqual([]);
    },
  );
  await fc.assert(exchange, options);
});
