import { readFile } from "node:fs/promises";
import os from "node:os";
import { extname, join } from "node:path";
import sharp, { type AvifOptions } from "sharp";
import config from "../../../gatsby-config";
import { onPreInit } from "../../../plugins/gatsby-plugin-lean-avif/gatsby-node";
import { testFolder } from "../../temp-folder";

type Worker = Readonly<Record<"IMAGE_PROCESSING", (job: unknown) => Promise<void>>>;

const outputDir = testFolder();
const quality = 52;
const photograph = join(outputDir, "photograph.png");

beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#888", noise } }).toFile(photograph);
});

/** A photograph as the image plugin's worker encodes it for Gatsby. The ending of the name is the format. */
const madeByPlugin = async (outputPath: string) => {
  const { IMAGE_PROCESSING } = jest.requireActual<Worker>("gatsby-plugin-sharp/gatsby-worker");
  const operations = [{ outputPath, args: { width: 200, toFormat: extname(outputPath).slice(1), quality } }];
  const args = { operations, pluginOptions: { stripMetadata: true, failOn: "warning" } };
  await IMAGE_PROCESSING({ inputPaths: [{ path: photograph }], outputDir, args });
  return readFile(join(outputDir, outputPath));
};

const scaled = () => sharp(photograph).rotate().resize(200);
const madeWith = (options: AvifOptions) =>
  scaled()
    .avif({ quality, ...options })
    .toBuffer();

// As in Gatsby, before the worker of the image plugin is loaded.
(onPreInit as () => void)();

test("the image plugin encodes AVIF with the effort and the colour resolution of the site", async () => {
  const made = await madeByPlugin("one.avif");
  expect(made).toEqual(await madeWith({ effort: 3, chromaSubsampling: "4:2:0" }));
  expect(made).not.toEqual(await madeWith({ effort: 4, chromaSubsampling: "4:2:0" }));
  expect(made.length).toBeLessThan((await madeWith({ effort: 3, chromaSubsampling: "4:4:4" })).length);
});

test("a JPEG that the image plugin makes stays a JPEG", async () => {
  expect(await madeByPlugin("one.jpg")).toEqual(await scaled().jpeg({ quality, progressive: true }).toBuffer());
});

test("the image plugins are loaded after this one, which sets the number of jobs that they read", () => {
  const names = (config.plugins ?? []).map(plugin => (typeof plugin === "string" ? plugin : plugin.resolve));
  const place = names.indexOf("gatsby-plugin-lean-avif");
  for (const name of ["gatsby-plugin-image", "gatsby-plugin-sharp"]) expect(names.indexOf(name)).toBeGreaterThan(place);
  expect(place).toBeGreaterThan(-1);
});

test("the image plugin runs one job per core", async () => {
  let most = 0;
  const count = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on("change", count);
  await Promise.all([...os.cpus(), "one more"].map((_core, index) => madeByPlugin(`${index}.avif`)));
  sharp.queue.off("change", count);
  expect(most).toBe(os.cpus().length);
});
