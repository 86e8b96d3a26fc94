import { readFileSync } from "node:fs";
import * as names from "../../../plugins/gatsby-plugin-editor/browser/decap/names";
import phrases from "../../../plugins/gatsby-plugin-editor/browser/decap/phrases.json";

const folder = "plugins/gatsby-plugin-editor/browser/decap";
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
const decap = readFileSync(require.resolve("decap-cms"), "utf8");
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

/** The names of classes and ids in selectors such as [class*="FieldLabel"], [id^=Live], .Pane1 and #preview-pane. Names in small letters are our own. */
const namesIn = (selectors: string) =>
  [...selectors.matchAll(/\[(?:class\*|id\^)="?([A-Z]\w+)|^\s*\.([A-Z]\w+)|#([\w-]+)/gm)].flatMap(([, ...found]) =>
    found.filter(Boolean),
  );

const gone = (all: readonly string[]) => [...new Set(all)].filter(name => !decap.includes(name));

test("the version of Decap CMS is exact, because its private names can change with any other", () => {
  expect(dependencies["decap-cms"]).toMatch(/^\d+\.\d+\.\d+$/);
});

/** The last part of a key stands alone in the locale. */
const inLocale = (key: string) => `${key.split(".").at(-1)}:`;

test.each([
  ["actions", Object.values(names.ACTIONS)],
  ["classes and ids in scripts", Object.values(names.SELECTORS).flatMap(namesIn)],
  ["classes and ids in styles", namesIn(read("decap.css").replace(/#bar|#[0-9a-f]{3,8}\b/g, ""))],
  ["keys in the state of its store", Object.values(names.STATE)],
  ["parts of its backends", names.BACKEND_PARTS],
  ["names of its backups", Object.values(names.BACKUPS)],
  ["single words", Object.values(names.WORDS)],
  ["notifications", Object.values(names.NOTIFICATIONS).map(inLocale)],
  ["phrases", Object.keys({ ...phrases.all, ...phrases.local }).map(inLocale)],
])("Decap CMS still has the %s that the editor uses", (_what, used) => {
  expect(used).not.toEqual([]);
  expect(gone(used)).toEqual([]);
});

test("each selector in scripts has a class or an id, so that none is left out above", () => {
  expect(Object.values(names.SELECTORS).filter(selector => namesIn(selector).length === 0)).toEqual([]);
});
