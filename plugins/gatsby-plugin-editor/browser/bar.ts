import type { LocalBackend } from "./backend";
import { goToField, placeOf } from "./go-to-field";

type State = { files: string[]; target?: string; versions: string[] };

const element = (name: string, properties: Partial<HTMLElement> = {}, ...children: (Node | string)[]) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const message = element("div");
const state = element("div", { role: "status" });

/**
 * Shows a message at the foot of the window until it is closed or another follows; none if it is empty. A line that names
 * a field leads to it.
 */
export function say(text: string, kind = "info"): void {
  const lines = text.split("\n").flatMap(line => {
    const leads = placeOf(line) && element("button", { onclick: () => void goToField(line) }, line);
    return [leads ?? line, "\n"];
  });
  const close = element("button", { title: "Close", onclick: () => say("") }, "×");
  message.dataset["kind"] = kind;
  message.replaceChildren(...(text ? [element("p", { role: "alert" }, ...lines), close] : []));
}

/** Puts the bar at the foot of the window, and there the messages of Decap CMS, which would go after seconds. */
export function addBar(): void {
  document.body.append(element("footer", { id: "bar" }, message, state));
  const toasts = ".Toastify__toast";
  new MutationObserver(changes => {
    for (const node of changes.flatMap(change => [...change.addedNodes])) {
      const toast = node instanceof Element && (node.closest(toasts) ?? node.querySelector(toasts));
      if (toast) say(toast.textContent, toast.matches(`${toasts}--error`) ? "error" : "info");
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Says what is not live yet, and the way there; for an entry, its earlier versions too. */
export async function showState(backend: LocalBackend): Promise<void> {
  const [, collection = "", slug = ""] = /#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(location.hash) ?? [];
  const folder = collection === "site" ? "" : `${collection}/`;
  const path = `content/${folder}${slug}.json`;
  const { files, target, versions } = (await backend.request({ action: "state", params: { path } })) as State;
  const count = files.length === 1 ? "1 file" : `${files.length} files`;
  const list = element("details", {}, element("summary", {}, count), files.join(", "));
  const send = async () => {
    say("Sending…");
    await backend.request({ action: "send" }).then(
      () => say("Sent. The site is built with it now and is live in some minutes."),
      (error: unknown) => say(`Not sent. Git says: ${String(error)}`, "error"),
    );
    await showState(backend);
  };
  const commands = ['git add content && git commit -m "Change the content"', "git push"];
  const way = target
    ? [element("button", { onclick: () => void send() }, "Put it live")]
    : commands.map(command => element("code", {}, command));
  const unsent = files.length > 0 ? ["Changed on this computer, not yet live: ", list, ...way] : [];
  state.replaceChildren(...unsent, ...(versions.length > 0 ? [versionsOf(backend, path, versions)] : []));
}

function versionsOf(backend: LocalBackend, path: string, versions: readonly string[]) {
  const bringBack = async (version: string) => {
    if (!confirm("Bring this version back? What you have not saved is lost.")) return;
    await backend.request({ action: "bringBack", params: { path, version } }).then(
      () => location.reload(),
      (error: unknown) => say(`Not brought back. ${String(error)}`, "error"),
    );
  };
  const items = versions.map(version => {
    const [id = "", ...rest] = version.split(" ");
    const button = element("button", { onclick: () => void bringBack(id) }, "Bring back");
    return element("li", {}, `${rest.join(" ")} `, button);
  });
  return element("details", {}, element("summary", {}, "Earlier versions"), element("ol", {}, ...items));
}
