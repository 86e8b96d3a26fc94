/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { missingFiles } from "../../../plugins/gatsby-plugin-complete-build/missing-files";

let site: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), text);
};

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(site, { recursive: true }));

test("names each picture of a page that is not there or is empty, once, and no file of another site", async () => {
  const srcSet = "/static/a/there.jpg 400w,\n/static/a/empty.jpg 640w,\n/static/a/gone.avif 960w";
  const href = "https://www.gov.uk/static/guide.pdf";
  await write("page-data/index/page-data.json", JSON.stringify({ srcSet, src: "/static/a/gone.avif", href }));
  await write("page-data/sq/d/1.json", JSON.stringify({ publicURL: "/static/b/a%20mark.svg" }));
  await write("static/a/there.jpg", "x");
  await write("static/a/empty.jpg", "");
  await write("static/b/a mark.svg", "x");
  await write("page-data/sq/d/2.json", JSON.stringify({ src: "/preview/static/b/gone.jpg" }));
  expect(await missingFiles(site)).toEqual(["/static/a/empty.jpg", "/static/a/gone.avif", "/static/b/gone.jpg"]);
});

test("a picture's folder in place of the picture counts as missing", async () => {
  await write("page-data/index/page-data.json", JSON.stringify({ src: "/static/a/photo.jpg" }));
  await mkdir(join(site, "static/a/photo.jpg"), { recursive: true });
  expect(await missingFiles(site)).toEqual(["/static/a/photo.jpg"]);
});
