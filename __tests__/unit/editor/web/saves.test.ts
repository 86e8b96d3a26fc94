import { REDIRECTS } from "../../../../plugins/gatsby-plugin-content/file-kinds";
import { OWN_BRANCH, refusals } from "../../../github-host/github-host";
import { contentPath, siteAddress } from "../../paths";
import { hostWithContent, openStore, saveWords, withWords } from "./open-store";

const HOME = contentPath("pages/home.json");
const TEAM = contentPath("team.json");
const DAIRY = contentPath("case-studies/dairy-yard.json");
const MILK = contentPath("case-studies/milk-yard.json");
const [OLD, NEW] = ['"headline": "Buildings kept in good repair"', '"headline": "Dry halls"'];
const headlineChanged = { "content/pages/home.json": [`-${OLD},`, `+${NEW},`] };

let host = hostWithContent();
let store = openStore(host);
beforeEach(() => {
  host = hostWithContent();
  store = openStore(host);
});

test("the files are those of content/ that have a form, and no schema, picture or other file", async () => {
  const files = await store.files();
  expect(files.get(HOME)).toContain(OLD);
  expect([...files.keys()].filter(file => !file.endsWith(".json") || file.startsWith("schemas/"))).toEqual([]);
});

test("a file whose text has not changed is not asked for again", async () => {
  await store.files();
  await saveWords(store, HOME, OLD, NEW);
  host.asked.length = 0;
  await store.files();
  expect(host.asked.filter(({ path }) => path.startsWith("/git/blobs/"))).toHaveLength(1);
});

test("a save is one commit of the changed line on the person's own branch, in one open pull request", async () => {
  expect(await saveWords(store, HOME, OLD, NEW)).toEqual({ file: HOME, warnings: [], others: [] });
  expect(host.differenceOf(OWN_BRANCH)).toEqual(headlineChanged);
  expect(host.commitsOf(OWN_BRANCH)).toEqual(["Change Home page"]);
  await saveWords(store, HOME, NEW, '"headline": "Dry halls, sound roofs"');
  expect(host.commitsOf(OWN_BRANCH)).toHaveLength(2);
  expect(host.state.pulls).toMatchObject([{ branch: OWN_BRANCH, base: "main", state: "open" }]);
});

test("a save without a change makes no commit", async () => {
  await saveWords(store, HOME, OLD, OLD);
  expect(host.commitsOf("main")).toEqual([]);
  expect(host.filesOf(OWN_BRANCH).size).toBe(0);
});

test("a new address moves the file, its links and its redirects in one commit", async () => {
  host.replace("main", "content/pages/home.json", '"href": "/contact"', '"href": "/projects/dairy-yard"');
  const saved = await saveWords(store, DAIRY, '"slug": "dairy-yard"', '"slug": "milk-yard"');
  expect(saved).toMatchObject({
    file: "case-studies/milk-yard.json",
    others: expect.arrayContaining(["Redirects", "Home page", "Gallery page"]) as unknown,
  });
  expect(host.commitsOf(OWN_BRANCH)).toEqual(["Change Case study/milk-yard and 3 other files"]);
  expect(host.differenceOf(OWN_BRANCH)).toMatchObject({
    "content/case-studies/dairy-yard.json": ["deleted"],
    "content/case-studies/milk-yard.json": ["new"],
    "content/pages/gallery.json": ['-"caseStudy": "dairy-yard"', '+"caseStudy": "milk-yard"'],
    "content/pages/home.json": ['-"href": "/projects/dairy-yard"', '+"href": "/projects/milk-yard"'],
    "content/redirects.json": [
      '-"to": "/projects/dairy-yard"',
      '+"to": "/projects/milk-yard"',
      '+"from": "/projects/dairy-yard",',
      '+"to": "/projects/milk-yard"',
    ],
  });
});

test("an entry that is moved changes the order of those that it passes, in one commit", async () => {
  await store.move(
    contentPath("services/painting-decorating.json"),
    contentPath("services/gutter-repair-replace.json"),
  );
  expect(host.differenceOf(OWN_BRANCH)).toEqual({
    "content/services/painting-decorating.json": ['-"order": 4,', '+"order": 2,'],
    "content/services/gutter-repair-replace.json": ['-"order": 2,', '+"order": 3,'],
    "content/services/skylight-repair-replace.json": ['-"order": 3,', '+"order": 4,'],
  });
  expect(host.commitsOf(OWN_BRANCH)).toHaveLength(1);
});

test("a deletion says what it means, and sends visitors to the page that is chosen", async () => {
  await expect(store.deletion(DAIRY)).rejects.toThrow("These use it; change them first:\nGallery page");
  host.replace("main", "content/pages/gallery.json", '"caseStudy": "dairy-yard"', '"caseStudy": "theatre-front"');
  expect(await store.deletion(DAIRY)).toEqual({
    title: "Dairy Yard",
    redirects: ["/dairy"],
    from: "/projects/dairy-yard",
    to: "/projects",
  });
  await store.remove(DAIRY, siteAddress("/projects"));
  expect(host.differenceOf(OWN_BRANCH)).toMatchObject({
    "content/case-studies/dairy-yard.json": ["deleted"],
    "content/redirects.json": expect.arrayContaining(['+"from": "/projects/dairy-yard",']) as unknown,
  });
  expect(host.commitsOf(OWN_BRANCH)).toEqual(["Delete Case study/dairy-yard"]);
});

test("a new entry that was never live needs no redirect when it is deleted", async () => {
  const copy = await withWords(store, DAIRY, '"slug": "dairy-yard"', '"slug": "milk-yard"');
  const fileText = copy.replace('"order": 5', '"order": 7').replaceAll("Dairy", "Milk").replaceAll("dairy", "milk");
  await store.save({ file: MILK, fileText, pictures: [], basedOn: undefined });
  expect(host.commitsOf(OWN_BRANCH)).toEqual(["Add Case study/milk-yard"]);
  expect(await store.deletion(MILK)).toEqual({ title: "Milk Yard", redirects: [] });
});

test("a picture of 3 MB and its text are one commit, byte for byte, and the picture can be shown", async () => {
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 256);
  const old = '"image": "../photos/slide-01.jpg"';
  const basedOn = (await store.files()).get(HOME)!;
  const fileText = basedOn.replace(old, '"image": "../photos/new-a1b2c3.jpg"');
  const picture = { file: contentPath("photos/new-a1b2c3.jpg"), blob: new Blob([bytes]) };
  const replaced = { file: contentPath("photos/never-used.jpg"), blob: new Blob([bytes]) };
  await store.save({ file: HOME, fileText, pictures: [picture, replaced], basedOn });
  expect(host.differenceOf(OWN_BRANCH)).toEqual({
    "content/pages/home.json": [`-${old},`, '+"image": "../photos/new-a1b2c3.jpg",'],
    "content/photos/new-a1b2c3.jpg": ["new"],
  });
  expect(host.commitsOf(OWN_BRANCH)).toHaveLength(1);
  expect(host.filesOf(OWN_BRANCH).get("content/photos/new-a1b2c3.jpg")!.equals(bytes)).toBe(true);
  expect(await store.pictures(contentPath("photos"))).toContain("photos/new-a1b2c3.jpg");
  const shown = await store.picture(picture.file);
  expect(shown.type).toBe("image/jpeg");
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
});

test("a picture that is not there is refused with its field, and nothing is written", async () => {
  const save = saveWords(store, HOME, "../photos/slide-01.jpg", "../photos/missing.jpg");
  await expect(save).rejects.toThrow(/Slides › 1 .*there is no such file.*\thero\.slides\[0\]\.image/);
  expect(host.filesOf(OWN_BRANCH).size).toBe(0);
});

test("a fault of a field is refused in the words of the check, with the path of the field", async () => {
  const save = saveWords(store, HOME, OLD, '"headline": ""');
  await expect(save).rejects.toThrow(/Headline is empty\..*\thero\.headline$/);
});

test("a text that was made from an older one is not written", async () => {
  const fileText = await withWords(store, HOME, OLD, NEW);
  const basedOn = (await store.files()).get(HOME);
  host.replace("main", "content/pages/home.json", '"label": "Write to us"', '"label": "Ask us"');
  expect(await store.save({ file: HOME, fileText, pictures: [], basedOn })).toEqual({ outdated: true });
  expect(host.filesOf(OWN_BRANCH).size).toBe(0);
});

test("two saves at the same moment are two commits, one after the other", async () => {
  await Promise.all([saveWords(store, TEAM, '"Ada Fernsby"', '"Ada Fern"'), saveWords(store, HOME, OLD, NEW)]);
  expect(host.commitsOf(OWN_BRANCH)).toHaveLength(2);
  expect(host.differenceOf(OWN_BRANCH)).toMatchObject({
    "content/team.json": expect.anything() as unknown,
    ...headlineChanged,
  });
});

/** Lets something happen just before the first request that adds a commit to the branch. */
const beforeTheBranchMoves = (act: () => void) => {
  let isFirst = true;
  host.before = ({ method, path }) => {
    if (isFirst && ["PATCH", "POST"].includes(method) && path.startsWith("/git/refs")) {
      isFirst = false;
      act();
    }
    return undefined;
  };
};

test("a commit that another tab adds during a save stays, and the save follows it", async () => {
  await saveWords(store, TEAM, '"Ada Fernsby"', '"Ada Fern"');
  beforeTheBranchMoves(() =>
    host.replace(OWN_BRANCH, "content/pages/home.json", '"label": "Write to us"', '"label": "Ask us"'),
  );
  expect(await saveWords(store, REDIRECTS, '"/dairy"', '"/milk"')).toMatchObject({ file: REDIRECTS });
  expect(Object.keys(host.differenceOf(OWN_BRANCH))).toEqual([
    "content/pages/home.json",
    "content/redirects.json",
    "content/team.json",
  ]);
});

test("a change of the same file by another tab during a save is noticed", async () => {
  await saveWords(store, TEAM, '"Ada Fernsby"', '"Ada Fern"');
  beforeTheBranchMoves(() =>
    host.replace(OWN_BRANCH, "content/pages/home.json", '"label": "Write to us"', '"label": "Ask us"'),
  );
  expect(await saveWords(store, HOME, OLD, NEW)).toEqual({ outdated: true });
});

test("a save that other tabs overtake again and again says what to do", async () => {
  await saveWords(store, TEAM, '"Ada Fernsby"', '"Ada Fern"');
  host.before = ({ method, path }) => {
    if (method === "PATCH" && path.startsWith("/git/refs"))
      host.commit(OWN_BRANCH, "notes.txt", `${host.asked.length}`);
    return undefined;
  };
  await expect(saveWords(store, HOME, OLD, NEW)).rejects.toThrow("Try again. What you wrote is still here.");
});

test("a commit that GitHub does not take is refused at once, in the words of GitHub", async () => {
  let count = 0;
  host.before = ({ method, path }) => {
    if (method !== "POST" || path !== "/git/refs") return undefined;
    count += 1;
    return refusals.rule;
  };
  await expect(saveWords(store, HOME, OLD, NEW)).rejects.toThrow("Repository rule violations found");
  expect(count).toBe(1);
});

test("a save that never gets its turn says what to do", async () => {
  host.before = ({ method, path }) => (method === "POST" && path === "/git/refs" ? refusals.conflict : undefined);
  await expect(saveWords(store, HOME, OLD, NEW)).rejects.toThrow("Try again. What you wrote is still here.");
});
