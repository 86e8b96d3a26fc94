import { OWN_BRANCH } from "../../../github-host/github-host";
import type { CheckRun } from "../../../github-host/state";
import { contentPath } from "../../paths";
import { hostWithContent, openStore, saveWords } from "./open-store";

const HOME = contentPath("pages/home.json");
const HOME_PATH = `content/${HOME}`;
const [OLD, NEW] = ['"headline": "Buildings kept in good repair"', '"headline": "Dry halls"'];

let host = hostWithContent();
let store = openStore(host);
beforeEach(async () => {
  host = hostWithContent();
  store = openStore(host);
  await saveWords(store, HOME, OLD, NEW);
});

const passed: CheckRun = { name: "content", status: "completed", conclusion: "success" };
const running: CheckRun = { name: "test", status: "in_progress", conclusion: null };
const failed: CheckRun = { name: "content", status: "completed", conclusion: "failure" };
const published = () => String(host.filesOf("main").get(HOME_PATH));

test("it goes live when all checks have passed, and not before", async () => {
  let rounds = 0;
  host.state.checks = () => (++rounds < 3 ? [passed, running] : [passed]);
  const live = store.putLive();
  const steps = new Set<string>();
  host.before = () => void live.step().then(step => steps.add(step));
  expect(await live.answer).toEqual({ outcome: "sent" });
  expect(rounds).toBe(3);
  expect([...steps]).toContain("Waiting for GitHub to check it: test.");
  expect(published()).toContain(NEW);
  expect(host.state.branches.get(OWN_BRANCH)).toBe(host.state.branches.get("main"));
  expect(await store.notLive()).toMatchObject({ files: [] });
});

test("it goes live where no checks are set up", async () => {
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(published()).toContain(NEW);
});

test("checks that GitHub has not begun yet are waited for", async () => {
  let rounds = 0;
  host.state.checks = () => (++rounds < 3 ? [] : [failed]);
  expect(await store.putLive().answer).toMatchObject({ failure: "checkFailed" });
});

test("a check that begins only after another one is waited for", async () => {
  let rounds = 0;
  host.state.checks = () => [passed];
  host.state.suites = () => [
    { name: "GitHub Actions", status: ++rounds < 4 ? "in_progress" : "completed", runs: 1 },
    { name: "A program that checks nothing", status: "queued", runs: 0 },
  ];
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(rounds).toBe(4);
});

test("a status of another program counts as a check", async () => {
  let rounds = 0;
  const status = () => (++rounds < 3 ? "pending" : "success");
  host.state.statuses = () => [{ context: "deploy", state: status(), address: "" }];
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(rounds).toBe(3);
});

test("what others have published meanwhile is checked with it", async () => {
  host.commit("main", "content/team.json", String(host.filesOf("main").get("content/team.json")).replace("Ada", "Eva"));
  const checked: string[] = [];
  host.state.checks = ({ files }) => {
    checked.push(String(Buffer.from(host.state.git.blobs.get(files.get("content/team.json")!)!)));
    return [passed];
  };
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(checked.every(text => text.includes("Eva Fernsby"))).toBe(true);
});

test.each([
  ["keeps each save as a version", {}, 2],
  ["keeps each save also where GitHub does not say what is allowed", { allowMergeCommit: undefined }, 2],
  ["joins the saves where the repository wants it", { allowMergeCommit: false }, 1],
  ["joins the saves where a rule of the branch wants it", { needsLinearHistory: true }, 1],
])("it %s", async (_what, settings, parents) => {
  Object.assign(host.state, settings);
  store = openStore(host);
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(host.state.branches.get("main")!.parents).toHaveLength(parents);
  expect(published()).toContain(NEW);
});

test("nothing that is saved: there is nothing to do", async () => {
  host = hostWithContent();
  store = openStore(host);
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(host.state.pulls).toEqual([]);
});

test("a check that fails is named with its faults, each of which leads to its field", async () => {
  const line = published().split("\n").indexOf(`    ${OLD},`) + 1;
  const annotations = [{ path: HOME_PATH, line, message: "hero.headline is too bold. Write it calmer." }];
  host.state.checks = () => [{ ...failed, annotations }, running];
  const answer = await store.putLive().answer;
  expect(answer).toMatchObject({ outcome: "notSent", failure: "checkFailed" });
  const lines = "message" in answer ? answer.message.split("\n") : [];
  expect(lines[0]).toContain("the check “content” has found a fault");
  expect(lines[1]).toMatch(
    /^Home page: .*Headline is too bold\. Write it calmer\.\thero\.headline\tpages\/home\.json$/,
  );
  expect(published()).toContain(OLD);
});

test("a check that fails without naming a place leads to its page", async () => {
  host.state.checks = () => [passed, { ...failed, name: "test" }];
  const message = expect.stringMatching(
    /the check “test” has failed.*\n\t\thttps:\/\/github\.com\/.*runs\/2$/s,
  ) as unknown;
  expect(await store.putLive().answer).toEqual({ outcome: "notSent", failure: "checkFailed", message });
});

test("a pull request that needs a review is named with its address and with the words of GitHub", async () => {
  host.state.needsReview = true;
  host.state.checks = () => [passed];
  const message = expect.stringMatching(
    /At least 1 approving review.*\n\t\thttps:\/\/github\.com\/firm\/website\/pull\/1$/s,
  ) as unknown;
  expect(await store.putLive().answer).toEqual({ outcome: "notSent", failure: "needsReview", message });
  expect(published()).toContain(OLD);
});

test("a cancelled wait ends at once, and nothing goes live", async () => {
  host.state.checks = () => [running];
  const live = store.putLive();
  host.before = ({ path }) => {
    if (path.endsWith("/check-runs")) live.cancel();
    return undefined;
  };
  expect(await live.answer).toMatchObject({ outcome: "notSent", failure: "cancelled" });
  host.state.checks = () => [passed];
  expect(await store.notLive()).toMatchObject({ files: ["Home page"] });
});

test("a wait that is cancelled when the last check has passed ends as well", async () => {
  host.state.checks = () => [passed];
  const live = store.putLive();
  host.before = ({ path }) => {
    if (path.endsWith("/check-runs")) live.cancel();
    return undefined;
  };
  expect(await live.answer).toMatchObject({ failure: "cancelled" });
  // It asks several times, so everything that was under way has ended.
  await store.notLive();
  expect(host.asked.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("words that are saved during the wait are checked and go live with the rest", async () => {
  let isFirst = true;
  host.state.checks = () => [passed];
  host.before = ({ method }) => {
    if (method === "PUT" && isFirst) {
      isFirst = false;
      host.replace(OWN_BRANCH, HOME_PATH, NEW, '"headline": "Dry halls, sound roofs"');
    }
    return undefined;
  };
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(published()).toContain("Dry halls, sound roofs");
});

test("what others publish at the last moment is taken over, and checked again", async () => {
  const checked: string[] = [];
  host.state.checks = ({ sha }) => {
    checked.push(sha);
    return [passed];
  };
  let isFirst = true;
  host.before = ({ method }) => {
    if (method !== "PUT" || !isFirst) return undefined;
    isFirst = false;
    host.replace("main", "content/team.json", "Ada Fernsby", "Eva Fernsby");
    return { status: 405, json: { message: "Base branch was modified. Review and try the merge again." } };
  };
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(new Set(checked).size).toBe(2);
  expect(published()).toContain(NEW);
});

test("words that are saved in another tab just after the merge stay", async () => {
  let isMerged = false;
  host.before = ({ method, path }) => {
    if (isMerged && path.startsWith("/git/refs/")) {
      isMerged = false;
      host.replace(OWN_BRANCH, HOME_PATH, NEW, '"headline": "Dry halls, sound roofs"');
    }
    isMerged ||= method === "PUT";
    return undefined;
  };
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(Object.keys(host.differenceOf(OWN_BRANCH))).toEqual([HOME_PATH]);
  expect(await store.notLive()).toMatchObject({ files: ["Home page"] });
});

test("a pull request that could not be opened with the save is opened now", async () => {
  host.state.pulls.length = 0;
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
  expect(host.state.pulls).toMatchObject([{ state: "closed", branch: OWN_BRANCH }]);
});
