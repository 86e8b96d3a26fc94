import { missingFiles } from "../../../plugins/gatsby-plugin-complete-build/missing-files";
import { testFolder, writeFiles } from "../../temp-folder";

const site = testFolder();

test("names each missing or empty picture of a page once, and no file of another site", () => {
  const srcSet = "/static/a/there.jpg 400w,\n/static/a/empty.jpg 640w,\n/static/a/gone.avif 960w";
  const href = "https://www.gov.uk/static/guide.pdf";
  writeFiles(site, {
    "page-data/index/page-data.json": JSON.stringify({ srcSet, src: "/static/a/gone.avif", href }),
    "page-data/sq/d/1.json": JSON.stringify({ publicURL: "/static/b/a%20mark.svg", folder: "/static/b" }),
    "page-data/sq/d/2.json": JSON.stringify({ src: "/preview/static/b/gone.jpg" }),
    "static/a/there.jpg": "x",
    "static/a/empty.jpg": "",
    "static/b/a mark.svg": "x",
  });
  expect(missingFiles(site)).toEqual(["/static/a/empty.jpg", "/static/a/gone.avif", "/static/b", "/static/b/gone.jpg"]);
});
