import { OWN_BRANCH, refusals } from "../../../github-host/github-host";
import type { Answer } from "../../../github-host/typed-route";
import { contentPath } from "../../paths";
import { hostWithContent, openStore, saveWords, withWords } from "./open-store";

const HOME = contentPath("pages/home.json");
const [OLD, NEW] = ['"headline": "Buildings kept in good repair"', '"headline": "Dry halls"'];

let host = hostWithContent();
let store = openStore(host);
beforeEach(() => {
  host = hostWithContent();
  store = openStore(host);
});

/** Lets GitHub refuse the requests that write. */
const refuseWrites = (answer: Answer) => {
  host.before = ({ method }) => (method === "GET" ? undefined : answer);
};

test.each([
  ["a token that has expired", refusals.signedOut, /signed you out.*Sign in again/s],
  [
    "a firm with a sign-in of its own",
    refusals.needsAuthorisation,
    /press Authorize.*\n\t\thttps:\/\/github\.com\/orgs\/firm\/sso\?authorization_request=A1$/s,
  ],
  ["too many requests", refusals.pause(3600), /asks for a pause\. Try again after \d\d:\d\d/],
  ["too many requests in an hour", refusals.limit(3600), /asks for a pause\. Try again after \d\d:\d\d/],
  ["a server that is out of order", refusals.brokenServer, /GitHub cannot be reached at the moment/],
])("%s: it says what to do next, and nothing is written", async (_what, answer, words) => {
  refuseWrites(answer);
  await expect(saveWords(store, HOME, OLD, NEW)).rejects.toThrow(words);
  expect(host.filesOf(OWN_BRANCH).size).toBe(0);
  host.before = () => undefined;
  expect(await saveWords(store, HOME, OLD, NEW)).toMatchObject({ file: HOME });
});

test("a short pause is waited for, and nobody notices it", async () => {
  let isFirst = true;
  host.before = ({ method }) => {
    const answer = method === "PATCH" || !isFirst ? undefined : refusals.pause(0);
    isFirst = false;
    return answer;
  };
  expect(await saveWords(store, HOME, OLD, NEW)).toMatchObject({ file: HOME });
});

test("a lost connection is named, and the save works when it is back", async () => {
  const fileText = await withWords(store, HOME, OLD, NEW);
  const basedOn = (await store.files()).get(HOME);
  const online = globalThis.fetch;
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const file = { file: HOME, fileText, pictures: [], basedOn };
  await expect(store.save(file)).rejects.toThrow("Check the internet connection");
  expect(await store.notLive()).toMatchObject({ problem: expect.stringContaining("internet connection") as unknown });
  globalThis.fetch = online;
  openStore(host);
  expect(await store.save(file)).toMatchObject({ file: HOME });
});

test("after a sign-in with another token, the same store goes on", async () => {
  let token = "expired";
  store = openStore(host, { token: () => token });
  await expect(store.files()).rejects.toThrow("Sign in again");
  token = "t0";
  expect((await store.files()).get(HOME)).toContain(OLD);
});

test("another person who signs in saves on a branch of their own", async () => {
  let token = "t0";
  store = openStore(host, { token: () => token });
  await saveWords(store, HOME, OLD, NEW);
  token = "t1";
  await saveWords(store, contentPath("team.json"), '"Ada Fernsby"', '"Ada Fern"');
  expect(Object.keys(host.differenceOf(OWN_BRANCH))).toEqual([`content/${HOME}`]);
  expect(Object.keys(host.differenceOf("editor/bea"))).toEqual(["content/team.json"]);
});

test("a renamed repository is found under its new name, and saved into", async () => {
  host.state.name = "new-website";
  expect(await saveWords(store, HOME, OLD, NEW)).toMatchObject({ file: HOME });
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
});

test("a repository that is renamed while the editor is open is saved into as well", async () => {
  await store.files();
  host.state.name = "new-website";
  expect(await saveWords(store, HOME, OLD, NEW)).toMatchObject({ file: HOME });
});

test("a repository that the person cannot see is named", async () => {
  store = openStore(host, { repository: "firm/other" });
  await expect(store.files()).rejects.toThrow("cannot open firm/other. Ask the person who looks after the site");
});

test("a person who may only read is told whom to ask", async () => {
  host.state.mayWrite = false;
  await expect(store.files()).rejects.toThrow("Ask the person who looks after the site for write access");
});

test("a branch that does not exist is named", async () => {
  store = openStore(host, { branch: "live" });
  await expect(store.files()).rejects.toThrow("There is no branch live on GitHub");
});

test("a pull request that GitHub does not open now does not keep the words from being saved", async () => {
  host.before = ({ method, path }) => (method === "POST" && path === "/pulls" ? refusals.brokenServer : undefined);
  expect(await saveWords(store, HOME, OLD, NEW)).toMatchObject({ file: HOME });
  expect(await store.putLive().answer).toMatchObject({ outcome: "notSent", failure: "hostFails" });
  host.before = () => undefined;
  expect(await store.putLive().answer).toEqual({ outcome: "sent" });
});
