import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../browser/free-port";
import type { Engine } from "./engine";

const height = 800;
/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** A screen that nobody sees, and its name. Xvfb looks for a free number itself and says which it took. */
const startScreen = async (xvfb: string) => {
  const screen = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
};

/** What is asked of the driver too early is asked again every 100 ms, for five seconds unless more tries are given. */
const patiently = async <Value>(
  ask: () => Promise<Value>,
  isTooEarly: (error: unknown) => boolean,
  tries = 50,
): Promise<Value> => {
  try {
    return await ask();
  } catch (error) {
    if (!tries || !isTooEarly(error)) throw error;
    await new Promise(resolve => setTimeout(resolve, 100));
    return patiently(ask, isTooEarly, tries - 1);
  }
};

/**
 * WebKitGTK's small browser, driven through WebDriver. What its console says does not leave it, so the page keeps what
 * follows the moment at which it has been read; the site's scripts come later than that.
 */
export const webkit = async (driver: string, xvfb: string): Promise<Engine> => {
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  // In a group of its own, with the browser that it starts, so that both end together also when the browser hangs.
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = await patiently(
    () =>
      call<{ readonly sessionId: string }>("POST", "", { capabilities: { alwaysMatch: { pageLoadStrategy: "none" } } }),
    // It does not listen yet.
    error => error instanceof TypeError,
    300,
  );
  const post = <Value>(path: string, body: object = {}) => call<Value>("POST", `/${sessionId}${path}`, body);
  const run: Engine["run"] = (script, ...values) =>
    post("/execute/sync", { script: `return (${script.toString()})(...arguments)`, args: values });
  const element = async (selector: string) => {
    const found = await post<Record<string, string>>("/element", { using: "css selector", value: selector });
    return `/element/${found[elementKey] ?? ""}`;
  };
  /** Nothing of a page can be pressed while it fades in, and the driver does not wait for that. */
  const click = (selector: string) =>
    patiently(
      async () => post<undefined>(`${await element(selector)}/click`),
      error => String(error).includes("element not interactable"),
    );
  const widen = (width: number) => post<undefined>("/window/rect", { width, height });
  await widen(1280);
  return {
    open: async url => {
      await post("/url", { url });
      while ((await run(readAt)) !== url) await new Promise(resolve => setTimeout(resolve, 20));
      await run(keepComplaints);
    },
    run,
    click,
    type: async (selector, text) => post(`${await element(selector)}/value`, { text }),
    back: () => post("/back"),
    forward: () => post("/forward"),
    widen,
    complaints: () => run(() => (window as unknown as { complaints?: string[] }).complaints ?? ["Nobody listened."]),
    close: async () => {
      if (server.pid) process.kill(-server.pid, "SIGKILL");
      screen.kill();
    },
  };
};

/** Runs in the page: its address once its HTML has been read. */
const readAt = () => (document.readyState === "loading" ? "" : location.href);

/** Runs in the page: keeps what is written to the console as an error or a warning, what is thrown, and broken policy. */
const keepComplaints = () => {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const kind of ["error", "warn"] as const) console[kind] = (...words) => complaints.push(words.join(" "));
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective}: ${blockedURI}`),
  );
};
