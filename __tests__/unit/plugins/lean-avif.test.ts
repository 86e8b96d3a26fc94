/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import type { PluginOptions } from "gatsby";
import { onPreExtractQueries, onPreInit } from "../../../plugins/gatsby-plugin-lean-avif/gatsby-node";

interface Worker {
  readonly IMAGE_PROCESSING: (job: unknown) => Promise<void>;
}

let outputDir: string;
let photograph: string;

beforeAll(async () => {
  outputDir = await mkdtemp(join(tmpdir(), "avif-"));
  photograph = join(outputDir, "photograph.png");
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#888", noise } }).toFile(photograph);
});
afterAll(() => rm(outputDir, { recursive: true }));

/** What the image plugin makes of a photograph, as Gatsby asks its worker for it. */
const madeByPlugin = async (outputPath: string) => {
  const { IMAGE_PROCESSING } = jest.requireActual<Worker>("gatsby-plugin-sharp/gatsby-worker");
  const operations = [{ outputPath, args: { width: 200, toFormat: "avif", quality: 52 } }];
  const args = { operations, pluginOptions: { stripMetadata: true, failOn: "warning" } };
  await IMAGE_PROCESSING({ inputPaths: [{ path: photograph }], outputDir, args });
  return readFile(join(outputDir, outputPath));
};

const madeWith = (options: AvifOptions) =>
  sharp(photograph)
    .rotate()
    .resize(200)
    .avif({ quality: 52, ...options })
    .toBuffer();

// Before the plugin's worker is loaded, as by Gatsby.
const call = (hook: unknown, options: object) =>
  (hook as (args: object, options: PluginOptions) => void)({}, { plugins: [], ...options });
call(onPreInit, { chromaSubsampling: "4:2:0", effort: 1 });
call(onPreExtractQueries, {});

test("the image plugin encodes AVIF with little effort, and colour at half the size", async () => {
  const made = await madeByPlugin("one.avif");
  expect(made).toEqual(await madeWith({ effort: 1, chromaSubsampling: "4:2:0" }));
  expect(made.length).toBeLessThan((await madeWith({ effort: 1, chromaSubsampling: "4:4:4" })).length);
  expect(made).not.toEqual(await madeWith({ effort: 4 }));
});

test("the image plugin works on as many pictures at a time as there are cores", async () => {
  const begun = jest.spyOn(sharp.prototype as Sharp, "avif");
  const pictures = os.cpus().map((_core, index) => madeByPlugin(`${index}.avif`));
  await Promise.race(pictures);
  expect(begun).toHaveBeenCalledTimes(os.cpus().length);
  await Promise.all(pictures);
});
