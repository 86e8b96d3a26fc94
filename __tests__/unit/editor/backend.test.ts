/** @jest-environment jsdom */
import { keepOthersChanges } from "../../../plugins/gatsby-plugin-editor/browser/backend";
import "../../../plugins/gatsby-plugin-editor/browser/store";
import { TEXT } from "../../../plugins/gatsby-plugin-editor/form-data";

type Backend = Parameters<typeof keepOthersChanges>[0];

const first = '{\n  "label": "Sheets"\n}\n';
let files: Map<string, string>;
let backend: Backend;

/** The label in the open form of Decap CMS's store. */
let typed = "";
const entryDraft = {
  get: (_key: string, label = typed) => ({ toJS: () => ({ data: { label } }) }),
  getIn: () => typed,
};
type Store = { dispatch: (action: { type: string }) => unknown };
const { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect } = window as unknown as Record<
  "__REDUX_DEVTOOLS_EXTENSION_COMPOSE__",
  (enhance: (create: unknown) => unknown) => (create: unknown) => () => Store
>;
const store = connect(create => create)(() => ({ dispatch: () => undefined, getState: () => ({ entryDraft }) }))();

beforeEach(() => {
  files = new Map([["sheets.json", first]]);
  const ours: Partial<Backend> = {
    getEntry: (path: string) => Promise.resolve({ data: files.get(path) ?? "" }),
    persistEntry: ({ dataFiles: [{ path, raw }] }) => Promise.resolve(files.set(path, raw)),
  };
  backend = ours as Backend;
  keepOthersChanges(backend, new Map());
});

/** Opens a form. The returned function saves a label in it. */
const open = (path: string, opened = files.get(path), newEntry = false) => {
  for (const type of ["DRAFT_DISCARD", "DRAFT_CREATE_FROM_ENTRY"]) store.dispatch({ type });
  return async (label: string) => {
    typed = label;
    store.dispatch({ type: "ENTRY_PERSIST_REQUEST" });
    const raw = JSON.stringify({ [TEXT]: opened, label });
    const saving = { collectionName: "services", newEntry, unpublished: false };
    await backend.persistEntry({ dataFiles: [{ path, slug: "", raw }] }, saving);
    store.dispatch({ type: "ENTRY_PERSIST_SUCCESS" });
  };
};

test("an entry can be saved twice after it was duplicated, and opened before that save has ended", async () => {
  const [duplicated, save] = [open("lights.json", first, true)("Lights"), open("sheets.json")];
  await duplicated;
  await save("Steel sheets");
  await save("Grey sheets");
  expect([...files.values()]).toEqual([first.replace("Sheets", "Grey sheets"), first.replace("Sheets", "Lights")]);
});

test("own words with quotation marks can be changed again in the same form", async () => {
  const save = open("sheets.json");
  await save(`The firm's  "best" sheets\n`);
  expect(files.get("sheets.json")).toContain("The firm’s “best” sheets");
  await save(`The firm's "grey" sheets`);
  expect(files.get("sheets.json")).toContain("The firm’s “grey” sheets");
});

test("a change that was taken back can be made again", async () => {
  for (const label of ["Grey", "Sheets", "Grey"]) await open("sheets.json")(label);
  expect(files.get("sheets.json")).toBe(first.replace("Sheets", "Grey"));
});
