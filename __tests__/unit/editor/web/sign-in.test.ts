/** @jest-environment jsdom */
import { signIn, signOut, storedToken } from "../../../../plugins/gatsby-plugin-editor/browser/store/sign-in";

const PROXY = "https://sign-in.example";
const SUCCESS = 'authorization:github:success:{"token":"t0","provider":"github"}';

/** A window, as `open` returns one. */
const newWindow = () => document.body.appendChild(document.createElement("iframe")).contentWindow!;

let popup: Window;
let answer: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  popup = newWindow();
  jest.spyOn(window, "open").mockReturnValue(popup);
  answer = jest.spyOn(popup, "postMessage").mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const say = (data: unknown, { origin = PROXY, source = popup }: { origin?: string; source?: Window } = {}) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source }));

/** What became of the sign-in so far. */
const outcomeOf = async (signedIn: Promise<string>) => {
  const waiting = Promise.resolve().then(() => "waiting");
  return Promise.race([signedIn, waiting]);
};

test("a window of the proxy asks for the rights to the repository, and its token is kept until the sign-out", async () => {
  const signedIn = signIn(`${PROXY}/way/`);
  expect(String(jest.mocked(window.open).mock.calls[0]![0])).toBe(
    `${PROXY}/way/auth?provider=github&site_id=localhost&scope=repo`,
  );
  say("authorizing:github");
  expect(answer).toHaveBeenCalledWith("authorizing:github", PROXY);
  say(SUCCESS);
  expect(await signedIn).toBe("t0");
  expect(storedToken()).toBe("t0");
  signOut();
  expect(storedToken()).toBeUndefined();
});

test.each([
  ["another origin", () => ({ origin: "https://evil.example" })],
  ["another window of the proxy's origin", () => ({ source: newWindow() })],
])("a token from %s is not believed, and it gets no answer", async (_what, from) => {
  const signedIn = signIn(PROXY);
  say("authorizing:github", from());
  say(SUCCESS, from());
  expect(answer).not.toHaveBeenCalled();
  expect(await outcomeOf(signedIn)).toBe("waiting");
  expect(storedToken()).toBeUndefined();
  say(SUCCESS);
  expect(await signedIn).toBe("t0");
});

test.each([
  [{ token: "t0" }],
  ["hello"],
  ["authorization:github:success:no JSON"],
  ["authorization:gitlab:success:{}"],
])("%j is no token", async message => {
  const signedIn = signIn(PROXY);
  say(message);
  expect(await outcomeOf(signedIn)).toBe("waiting");
  expect(storedToken()).toBeUndefined();
});

test("a refusal is said in the words of the proxy", async () => {
  const signedIn = signIn(PROXY);
  say('authorization:github:error:{"message":"The app is suspended."}');
  await expect(signedIn).rejects.toThrow("The app is suspended.");
});

test("a window that is closed ends the sign-in, and messages are listened to no longer", async () => {
  const signedIn = signIn(PROXY);
  Object.defineProperty(popup, "closed", { value: true });
  jest.advanceTimersByTime(1000);
  await expect(signedIn).rejects.toThrow("closed before you were signed in");
  say(SUCCESS);
  expect(storedToken()).toBeUndefined();
});

test("a window that the browser does not open is explained", async () => {
  jest.mocked(window.open).mockReturnValue(null);
  await expect(signIn(PROXY)).rejects.toThrow("Allow windows for this page");
});
