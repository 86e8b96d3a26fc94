import { addressOfFile, fileOfSlug } from "../../../plugins/gatsby-plugin-content/file-kinds";
import {
  dottedPath,
  inContent,
  inRepository,
  namedFrom,
  parseFieldPath,
} from "../../../plugins/gatsby-plugin-content/paths";
import { formatPath } from "../../../plugins/gatsby-plugin-content/wording";
import { contentPath, repositoryPath } from "../paths";

test("a file of the content has one path in the repository, and a file elsewhere has none in the content", () => {
  const roof = contentPath("services/roof.json");
  expect(inRepository(roof)).toBe("content/services/roof.json");
  expect(inContent(inRepository(roof))).toBe(roof);
  expect(inContent(repositoryPath("static/robots.txt"))).toBeUndefined();
  expect(inContent(repositoryPath("contents/roof.json"))).toBeUndefined();
});

test("a file names a picture by the way from its own folder", () => {
  expect(namedFrom(contentPath("services/roof.json"), "../photos/roof.jpg")).toBe("photos/roof.jpg");
  expect(namedFrom(contentPath("team.json"), "./team/ada.jpg")).toBe("team/ada.jpg");
});

test("an entry has its page at the address of its folder", () => {
  expect(addressOfFile(fileOfSlug(contentPath("case-studies"), "mill"))).toBe("/projects/mill");
});

test("a field path is read as it was written, with brackets or with dots", () => {
  const path = ["hero", "slides", 2, "alt"];
  expect([formatPath(path), dottedPath(path)]).toEqual(["hero.slides[2].alt", "hero.slides.2.alt"]);
  expect([formatPath(path), dottedPath(path)].map(parseFieldPath)).toEqual([path, path]);
});
