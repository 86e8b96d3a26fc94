/** @jest-environment jsdom */
import { keepOthersChanges } from "../../../plugins/gatsby-plugin-editor/browser/backend";
import { TEXT } from "../../../plugins/gatsby-plugin-editor/form-data";

type Backend = Parameters<typeof keepOthersChanges>[0];

test("an entry can be saved twice after it was duplicated", async () => {
  const opened = '{\n  "label": "Sheets"\n}\n';
  const files = new Map([["sheets.json", opened]]);
  const ours: Partial<Backend> = {
    getEntry: (path: string) => Promise.resolve({ data: files.get(path) ?? "" }),
    persistEntry: ({ dataFiles: [{ path, raw }] }) => Promise.resolve(files.set(path, raw)),
  };
  const backend = ours as Backend;
  keepOthersChanges(backend, new Map());
  const save = (path: string, label: string, newEntry = false) => {
    const raw = JSON.stringify({ [TEXT]: opened, label });
    const saving = { collectionName: "services", newEntry, unpublished: false };
    return backend.persistEntry({ dataFiles: [{ path, slug: "", raw }] }, saving);
  };
  await save("lights.json", "Lights", true);
  await save("sheets.json", "Steel sheets");
  await save("sheets.json", "Grey sheets");
  expect([...files.values()]).toEqual([opened.replace("Sheets", "Grey sheets"), opened.replace("Sheets", "Lights")]);
});
