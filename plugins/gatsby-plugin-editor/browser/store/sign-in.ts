import { webMessages } from "../../messages/web-messages";

/*
 * The sign-in to GitHub in the way of the OAuth proxies for Decap CMS: a window of the proxy says "authorizing:github", gets
 * the same words as an answer, and then sends the token. Their documentation:
 * https://decapcms.org/docs/backends-overview/#authentication
 */

/** The key of the token in the browser. Only pages of this origin can read it, and their policy allows no foreign script. */
const KEY = "editor-token";

const HELLO = "authorizing:github";
const SUCCESS = "authorization:github:success:";
const ERROR = "authorization:github:error:";

/** In ms: how often it looks whether the window was closed, of which no event tells. */
const INTERVAL = 500;

/** The token of the person who has signed in with this browser. */
export const storedToken = (): string | undefined => localStorage.getItem(KEY) ?? undefined;

/** Forgets the token. */
export const signOut = (): void => localStorage.removeItem(KEY);

/** A text of the JSON in a message of the proxy; undefined if there is none. */
function textIn(json: string, key: "token" | "message"): string | undefined {
  try {
    const text = (JSON.parse(json) as Partial<Record<string, unknown>>)[key];
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

/** What became of a sign-in: a token, or why there is none. Undefined for a message that says neither. */
function outcomeIn(message: string): { token: string } | { refusal: string } | undefined {
  if (message.startsWith(ERROR)) {
    const json = message.slice(ERROR.length);
    return { refusal: textIn(json, "message") ?? json };
  }
  const token = message.startsWith(SUCCESS) ? textIn(message.slice(SUCCESS.length), "token") : undefined;
  return token === undefined ? undefined : { token };
}

/** The address of the sign-in at a proxy, whose address may have a path. */
function signInAddress(proxy: string): URL {
  const address = new URL(`${proxy.replace(/\/$/, "")}/auth`);
  address.search = String(new URLSearchParams({ provider: "github", site_id: location.hostname, scope: "repo" }));
  return address;
}

/**
 * Lets a person sign in to GitHub in a window of the proxy, and keeps the token. It must be called by a press, or the browser
 * opens no window. Rejects with what an editor can read.
 */
export function signIn(proxy: string): Promise<string> {
  const address = signInAddress(proxy);
  const popup = open(address, "sign-in", "popup,width=960,height=700");
  if (!popup) return Promise.reject(new Error(webMessages.windowBlocked));
  return new Promise((resolve, reject) => {
    const end = () => {
      clearInterval(watch);
      removeEventListener("message", listen);
      popup.close();
    };

    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== address.origin || source !== popup || typeof data !== "string") return;
      if (data === HELLO) return popup.postMessage(HELLO, origin);
      const outcome = outcomeIn(data);
      if (!outcome) return;
      end();
      if ("refusal" in outcome) return reject(new Error(webMessages.refusedSignIn(outcome.refusal)));
      localStorage.setItem(KEY, outcome.token);
      resolve(outcome.token);
    };

    const watch = setInterval(() => {
      if (!popup.closed) return;
      end();
      reject(new Error(webMessages.windowClosed));
    }, INTERVAL);

    addEventListener("message", listen);
  });
}
