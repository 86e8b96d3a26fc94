import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bytesOfText } from "../../../plugins/gatsby-plugin-content/text-bytes";
import { nameBeside } from "../../../plugins/gatsby-plugin-content/write-whole";
import { writeFiles } from "../../../plugins/gatsby-plugin-editor/server/write-files";
import { testFolder, writeFiles as putFiles } from "../../temp-folder";
import { contentPath } from "../paths";

const folder = testFolder();

test("a save that ends in the middle has its new page and picture, and still the page of the old address", () => {
  putFiles(folder, { "services/roof.json": "old", "redirects.json": "before" });
  for (const name of ["photos", "services"]) mkdirSync(join(folder, name), { recursive: true });
  // Nothing can be written there, as if the server had ended before it.
  mkdirSync(nameBeside(join(folder, "redirects.json")));
  const after = new Map(
    Object.entries({ "redirects.json": "after", "photos/roof.jpg": "picture", "services/roofs.json": "new" }).map(
      ([path, text]) => [contentPath(path), bytesOfText(text)],
    ),
  );
  const paths = ["services/roof.json", "redirects.json", "photos/roof.jpg", "services/roofs.json"].map(contentPath);
  expect(() => writeFiles(folder, after, paths)).toThrow();
  for (const path of ["services/roof.json", "services/roofs.json", "photos/roof.jpg"])
    expect([path, existsSync(join(folder, path))]).toEqual([path, true]);
  expect(readFileSync(join(folder, "redirects.json"), "utf8")).toBe("before");
});
