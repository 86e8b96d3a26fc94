import { OWN_BRANCH } from "../../../github-host/github-host";
import { contentPath } from "../../paths";
import { hostWithContent, openStore, saveWords } from "./open-store";

const DAIRY = contentPath("case-studies/dairy-yard.json");
const MILK = contentPath("case-studies/milk-yard.json");

let host = hostWithContent();
let store = openStore(host);
beforeEach(() => {
  host = hostWithContent();
  store = openStore(host);
});

const nameInText = (fileText: string) => (JSON.parse(fileText) as { name: string }).name;

test("the versions of a file are listed with who has made them and what they have changed", async () => {
  host.replace("main", `content/${DAIRY}`, '"name": "Dairy Yard"', '"name": "Bo’s Yard"');
  await saveWords(store, DAIRY, '"name": "Bo’s Yard"', '"name": "Ann’s Yard"');
  const { title, versions } = await store.versions(DAIRY);
  expect(title).toBe("Ann’s Yard");
  expect(versions.map(({ version, changed }) => [version?.author, changed?.map(({ after }) => after)])).toEqual([
    ["ann", ["Ann’s Yard"]],
    ["Bo", ["Bo’s Yard"]],
    ["Bo", undefined],
  ]);
});

test("versions from before a new address are listed, and one of them is brought back at the new address", async () => {
  await saveWords(store, DAIRY, '"name": "Dairy Yard"', '"name": "Old Yard"');
  await saveWords(store, DAIRY, '"slug": "dairy-yard"', '"slug": "milk-yard"');
  await saveWords(store, MILK, '"name": "Old Yard"', '"name": "New Yard"');
  const { versions } = await store.versions(MILK);
  expect(versions.map(({ version, fileText }) => [version?.file, nameInText(fileText)])).toEqual([
    [MILK, "New Yard"],
    [MILK, "Old Yard"],
    [DAIRY, "Old Yard"],
    [DAIRY, "Dairy Yard"],
  ]);
  const first = versions.at(-1)!.version!;
  expect(await store.bringBack(MILK, first)).toMatchObject({ file: MILK });
  const text = (await store.files()).get(MILK)!;
  expect(nameInText(text)).toBe("Dairy Yard");
  expect(text).toContain('"slug": "milk-yard"');
  expect(host.commitsOf(OWN_BRANCH)[0]).toBe("Bring back an earlier version of Case study/milk-yard");
});
