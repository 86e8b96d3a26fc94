/** @jest-environment jsdom */
import {
  collectionOfNewEntry,
  fileOfHash,
  hashOfFile,
  hashOfList,
  hashOfSearchEverywhere,
  hashWithSlug,
  isFormOpen,
  isFormOpenOf,
  isListOpen,
  openEntry,
  searchedWords,
} from "../../../plugins/gatsby-plugin-editor/browser/decap/hashes";

test.each([
  ["a list", "#/collections/case-studies", { list: true, form: false }],
  ["an entry", "#/collections/services/entries/roof-coating", { list: false, form: true }],
  ["a new entry", "#/collections/services/new", { list: false, form: true }],
  ["a search", "#/collections/services/search/roof", { list: false, form: false }],
  ["the start", "", { list: false, form: false }],
])("the hash of %s is told from the others", (_what, hash, expected) => {
  location.hash = hash;
  expect({ list: isListOpen(), form: isFormOpen() }).toEqual(expected);
});

test("the open entry is known by collection and slug, a new one by none", () => {
  location.hash = "#/collections/case-studies/entries/dairy-yard";
  expect(openEntry()).toEqual({ collection: "case-studies", slug: "dairy-yard" });
  expect([isFormOpenOf("dairy-yard"), isFormOpenOf("yard"), isFormOpenOf("")]).toEqual([true, false, false]);
  location.hash = "#/collections/case-studies/new";
  expect([openEntry(), isFormOpenOf("")]).toEqual([undefined, true]);
});

test("an entry gets another slug, and a search becomes one of everything", () => {
  expect(hashWithSlug("#/collections/services/entries/roofs", "dry-roofs")).toBe(
    "#/collections/services/entries/dry-roofs",
  );
  expect(hashWithSlug("#/collections/services/new", "dry-roofs")).toBe("#/collections/services/new");
  expect(hashOfSearchEverywhere("#/collections/services/search/dry%20roof")).toBe("#/search/dry%20roof");
  location.hash = "#/search/dry%20roof";
  expect(searchedWords()).toBe("dry roof");
});

test("an entry of a folder is known by its file and the other way round; a single file is in the whole site", () => {
  const file = "content/services/dry-roofs.json";
  const hash = "#/collections/services/entries/dry-roofs";
  expect([hashOfFile(file), fileOfHash(hash)]).toEqual([hash, file]);
  expect(hashOfFile("content/pages/home.json")).toBe("#/collections/pages/entries/home");
  expect(hashOfFile("content/team.json")).toBe("#/collections/site/entries/team");
  expect(hashOfList(hash)).toBe("#/collections/services");
});

test("a new entry is known by its collection", () => {
  location.hash = "#/collections/case-studies/new";
  expect(collectionOfNewEntry()).toBe("case-studies");
  location.hash = "#/collections/case-studies/entries/new";
  expect(collectionOfNewEntry()).toBeUndefined();
});
