import { readFileSync } from "node:fs";
import * as names from "../../../plugins/gatsby-plugin-editor/browser/decap/names";
import phrases from "../../../plugins/gatsby-plugin-editor/browser/decap/phrases.json";

const folder = "plugins/gatsby-plugin-editor/browser/decap";
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
const decap = readFileSync(require.resolve("decap-cms"), "utf8");
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

/** The names of classes in selectors such as [class*="FieldLabel"] and .Pane1, and the ids. */
const namesIn = (selectors: string) =>
  [...selectors.matchAll(/\[class\*="?(\w+)|^\s*\.([A-Z]\w+)|#([\w-]+)/gm)].flatMap(([, ...found]) =>
    found.filter(Boolean),
  );

const selectors = [
  names.LIST_ENTRY,
  names.FIELD,
  names.FIELD_ERRORS,
  names.LIST_ENTRY_LABEL,
  names.SAVE_MENU,
  names.EXPAND,
  names.REMOVE_PICTURE,
  names.DRAG_REPORT.replace("id^", "class*"),
  names.FORM,
  names.TOOLBAR,
  names.BACK,
];
const gone = (all: readonly string[]) => [...new Set(all)].filter(name => !decap.includes(name));

test("the version of Decap CMS is exact, because its private names can change with any other", () => {
  expect(dependencies["decap-cms"]).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each([
  [
    "actions and other words",
    [...Object.values(names.ACTIONS), names.SHOWN_ERROR, names.USER, ...Object.values(names.BACKUPS)],
  ],
  ["the hook of its store", ["__REDUX_DEVTOOLS_EXTENSION_COMPOSE__"]],
  ["classes in scripts", namesIn([...selectors, names.SAVE_BUTTON].join("\n"))],
  ["classes in styles", namesIn(read("decap.css").replace(/#bar|#[0-9a-f]{3,8}\b/g, ""))],
  [
    "parts of its backends",
    ["getEntry", "unpublishedEntryDataFile", "persistEntry", "deleteFiles", "getDifferences", "readFile"],
  ],
  ["parts of its forms", ["entryDraft", "hasChanged", "isPersisting", "mediaFiles", "-field-"]],
  // The last part of a key stands alone in its locale.
  [
    "phrases",
    [
      ...Object.keys({ ...phrases.all, ...phrases.local }),
      names.FIELD_MISSING,
      names.SAVE_FAILED,
      names.DELETION_FAILED,
    ].map(key => `${key.split(".").at(-1)}:`),
  ],
])("Decap CMS still has the %s that the editor uses", (_what, used) => {
  expect(used).not.toEqual([]);
  expect(gone(used)).toEqual([]);
});
