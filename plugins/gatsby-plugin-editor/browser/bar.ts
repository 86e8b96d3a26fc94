import type { Backend } from "./backend";
import { PLACE, goTo, placeAt } from "./go-to-field";
import phrases from "./phrases.json";
import { hasUnsavedChanges } from "./store";

const element = (name: string, properties: Partial<HTMLElement> = {}, ...children: (Node | string)[]) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
const button = (words: string, onclick: () => unknown) => element("button", { onclick }, words);
/** A part of the bar in `index.html`. */
const part = (selector: string) => document.querySelector(`#bar ${selector}`) as HTMLElement;

/** Shows a message, or none without a text. A line that ends with a tab and a path of the content goes to its field. */
export function say(text: string, kind = "info"): void {
  const lines = text.split("\n").flatMap(line => {
    const [words = "", path] = line.replace(/\b(?:API_ERROR|Error): /, "").split("\t");
    return [path ? button(words, () => goTo(placeAt(path))) : words, "\n"];
  });
  part("div").dataset["kind"] = kind;
  part("p").replaceChildren(...(text ? lines : []));
}

/** Reloads the editor, at a place in it, and then shows a message. */
export function reload(text: string, hash = location.hash): void {
  sessionStorage.setItem("message", text);
  location.hash = hash;
  location.reload();
}

/** Starts the bar at the bottom of the window. It keeps the messages of Decap CMS, which hides them after seconds. */
export function startBar(): void {
  part("[title=Close]").onclick = () => say("");
  say(sessionStorage.getItem("message") ?? "");
  sessionStorage.removeItem("message");
  // The message was about the form that was left. "Save and create new" keeps it, as does a message about a deletion.
  const isKept = () => /\/(?:entries\/|new$)/.test(location.hash) || /^(?:Not d|D)eleted/.test(part("p").textContent);
  addEventListener("hashchange", () => isKept() || say(""));
  // Decap CMS would also ask after a save, until it has rendered the form again.
  addEventListener("beforeunload", event => hasUnsavedChanges() || event.stopImmediatePropagation());
  const ask = window.confirm.bind(window);
  const leaving = phrases.all["editor.editor.onLeavePage"];
  window.confirm = question => (question === leaving && !hasUnsavedChanges()) || ask(question);
  const toasts = ".Toastify__toast";
  new MutationObserver(changes => {
    for (const node of changes.flatMap(change => [...change.addedNodes])) {
      const toast = node instanceof Element && (node.closest(toasts) ?? node.querySelector(toasts));
      // Empty after a save: `explain` says more.
      if (!toast || !toast.textContent) continue;
      const isError = toast.matches(`${toasts}--error`);
      say(toast.textContent, isError ? "error" : "info");
      if (isError) goTo(document.querySelector("[class*=ControlErrorsList]")?.closest(PLACE));
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Shows the changes that are not live and how to send them; for an entry, also its earlier versions. */
export async function showState(backend: Backend): Promise<void> {
  const { hash } = location;
  const [, collection = "", slug = ""] = /#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(hash) ?? [];
  const path = `content/${collection === "site" ? "" : `${collection}/`}${slug}.json`;
  const answer = await backend.request({ action: "state", params: { path } });
  const { files, canPush, versions } = answer as { files: string[]; canPush: boolean; versions: string[] };
  // The versions of another entry must not be brought back here.
  if (location.hash !== hash) return;

  const request = (action: string, params: object, done: () => void, failed: string) =>
    backend.request({ action, params }).then(done, (error: unknown) => say(`${failed} ${String(error)}`, "error"));
  const send = async () => {
    const question = "What you have typed since the last save stays here and does not go live. Put the rest live?";
    if (hasUnsavedChanges() && !confirm(question)) return;
    say("Sending…");
    const sent = "Sent. The site is built with it now and is live in a few minutes.";
    await request("send", {}, () => say(sent), "Not sent; your changes are safe on this computer.");
    await showState(backend);
  };
  const commands = ['git add content && git commit -m "Change the content"', "git push --set-upstream origin HEAD"];
  const howToSend = canPush ? [button("Put it live", send)] : commands.map(command => element("code", {}, command));
  const count = element("summary", {}, files.length === 1 ? "1 file" : `${files.length} files`);
  const list = element("details", {}, count, files.join(", "));
  const unsent = files.length > 0 ? ["Changed on this computer, not yet live: ", list, ...howToSend] : [];

  const bringBack = (version: string) =>
    confirm("Bring this version back? Changes to this entry that are not live will be lost.") &&
    request("bringBack", { path, version }, () => reload("Brought back on this computer."), "Not brought back.");
  const back = (version: string) => button("Bring back", () => bringBack(version));
  part("ol").replaceChildren(...versions.map(line => element("li", {}, line.replace(/\S+ /, ""), " ", back(line))));
  part("span").replaceChildren(...unsent);
}
