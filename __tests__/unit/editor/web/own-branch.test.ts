import type { AskAboutConflicts } from "../../../../plugins/gatsby-plugin-editor/browser/store/github/take-over";
import { OWN_BRANCH } from "../../../github-host/github-host";
import { contentPath } from "../../paths";
import { hostWithContent, openStore, saveWords } from "./open-store";

const HOME = contentPath("pages/home.json");
const TEAM = contentPath("team.json");
const DAIRY = contentPath("case-studies/dairy-yard.json");
const HOME_PATH = `content/${HOME}`;
const [OLD, NEW] = ['"headline": "Buildings kept in good repair"', '"headline": "Dry halls"'];
const [LINK, OTHER_LINK] = ['"label": "Write to us"', '"label": "Ask us"'];

let host = hostWithContent();
let store = openStore(host);
beforeEach(() => {
  host = hostWithContent();
  store = openStore(host);
});

const saveTeam = () => saveWords(store, TEAM, '"Ada Fernsby"', '"Ada Fern"');
const textOfHome = async () => (await store.files()).get(HOME);

test("what others publish is shown at once to a person who has saved nothing", async () => {
  await store.files();
  host.replace("main", HOME_PATH, OLD, NEW);
  expect(await textOfHome()).toContain(NEW);
});

test("before a save, the branch takes over what others have published meanwhile", async () => {
  await saveTeam();
  host.replace("main", HOME_PATH, LINK, OTHER_LINK);
  expect(await saveWords(store, HOME, OLD, NEW)).toEqual({ outdated: true });
  expect(await textOfHome()).toContain(OTHER_LINK);
  await saveWords(store, HOME, OLD, NEW);
  expect(host.differenceOf(OWN_BRANCH)).toEqual({
    "content/team.json": expect.anything() as unknown,
    [HOME_PATH]: [`-${OLD},`, `+${NEW},`],
  });
});

test("different values in neighbouring lines are both kept, where Git sees a conflict", async () => {
  await saveWords(store, HOME, OLD, NEW);
  host.replace("main", HOME_PATH, '"text": "From the roof down', '"text": "From the chimney down');
  const save = saveTeam();
  expect(await save).toMatchObject({ file: "team.json" });
  const text = await textOfHome();
  expect(text).toContain(NEW);
  expect(text).toContain("From the chimney down");
});

/** Both change the headline; nobody else changes the team. */
const changeHeadlineTwice = async () => {
  await saveWords(store, HOME, OLD, NEW);
  host.replace("main", HOME_PATH, OLD, '"headline": "Theirs"');
};

test.each([
  ["mine", NEW],
  ["theirs", '"headline": "Theirs"'],
] as const)("one value that both have changed is asked about: %s is kept", async (choice, kept) => {
  const ask = jest.fn<ReturnType<AskAboutConflicts>, Parameters<AskAboutConflicts>>(conflicts =>
    Promise.resolve(new Map(conflicts.map(({ path }) => [path, choice]))),
  );
  store = openStore(host, { ask });
  await changeHeadlineTwice();
  await saveTeam();
  expect(ask.mock.calls).toEqual([
    [
      [
        {
          path: "hero.headline",
          label: expect.stringContaining("Headline") as unknown,
          mine: "Dry halls",
          theirs: "Theirs",
        },
      ],
      "Home page",
    ],
  ]);
  expect(await textOfHome()).toContain(kept);
  expect((await store.files()).get(TEAM)).toContain("Ada Fern");
});

test("nothing is written while nobody decides between two values", async () => {
  await changeHeadlineTwice();
  const before = host.commitsOf(OWN_BRANCH);
  await expect(saveTeam()).rejects.toThrow("Nothing was saved");
  expect(host.commitsOf(OWN_BRANCH)).toEqual(before);
});

test("a file that one has changed and the other deleted is named", async () => {
  await saveWords(store, DAIRY, '"name": "Dairy Yard"', '"name": "Milk Yard"');
  host.commit("main", "content/case-studies/dairy-yard.json", undefined);
  await expect(saveTeam()).rejects.toThrow("“Case study/dairy-yard” in ways that do not go together");
});

test("a branch that somebody has deleted is made again with the next save", async () => {
  await saveWords(store, HOME, OLD, NEW);
  host.state.branches.delete(OWN_BRANCH);
  expect(await textOfHome()).toContain(OLD);
  await saveTeam();
  expect(Object.keys(host.differenceOf(OWN_BRANCH))).toEqual(["content/team.json"]);
});

test("a pull request that somebody has closed is opened anew with the next save", async () => {
  await saveWords(store, HOME, OLD, NEW);
  host.state.pulls[0]!.state = "closed";
  await saveTeam();
  expect(host.state.pulls.map(({ state }) => state)).toEqual(["closed", "open"]);
});

/** Lets somebody merge the open pull request on GitHub, where all its commits become one. */
const squash = () => {
  const { state } = host;
  const [pull] = state.pulls;
  const head = state.branches.get(OWN_BRANCH)!;
  const main = state.branches.get("main")!;
  state.branches.set("main", state.git.addCommit(head.files, [main], "Merge", "Bo"));
  Object.assign(pull!, { state: "closed", mergedAt: "2026-01-01T00:00:00Z", head: head.sha });
};

test("after a merge on GitHub, nothing is left to put live, and the next save starts from what is published", async () => {
  await saveWords(store, HOME, OLD, NEW);
  squash();
  host.replace("main", HOME_PATH, NEW, '"headline": "Later"');
  expect(await store.notLive()).toMatchObject({ files: [] });
  expect(await textOfHome()).toContain("Later");
  await saveTeam();
  expect(Object.keys(host.differenceOf(OWN_BRANCH))).toEqual(["content/team.json"]);
  expect(await textOfHome()).toContain("Later");
  expect(await store.notLive()).toMatchObject({ files: ["Team"] });
  expect(host.state.pulls.map(({ state }) => state)).toEqual(["closed", "open"]);
});

test("what is not live is named, also what is still a copy, and not what others have published", async () => {
  expect(await store.notLive()).toEqual({ canPutLive: true, files: [], copies: [] });
  await saveTeam();
  const standIn = '"standIn": "Copied, still to be changed or confirmed: Text"';
  await saveWords(store, DAIRY, '"order": 5,', `"order": 5,\n  ${standIn},`);
  host.replace("main", HOME_PATH, OLD, NEW);
  expect(await store.notLive()).toEqual({
    canPutLive: true,
    files: ["Case study/dairy-yard", "Team"],
    copies: ["Case study/dairy-yard"],
    preview: undefined,
  });
});

test("what was changed and changed back is live", async () => {
  await saveWords(store, HOME, OLD, NEW);
  await saveWords(store, HOME, NEW, OLD);
  expect(await store.notLive()).toMatchObject({ files: [] });
});

test("the preview is the address that a host reports, as a status or as a deployment", async () => {
  await saveTeam();
  host.state.deployment = () => "https://a1.preview.example";
  expect(await store.notLive()).toMatchObject({ preview: "https://a1.preview.example" });
  host.state.statuses = () => [
    { context: "netlify/site/deploy-preview", state: "success", address: "https://deploy-preview-1.example" },
  ];
  expect(await store.notLive()).toMatchObject({ preview: "https://deploy-preview-1.example" });
});
