import { bar, questions } from "../messages";
import { button, commandLine, element, part, reload, say } from "./bar";
import type { Backend } from "./decap/backend";
import { openEntry } from "./decap/places";
import { hasUnsavedChanges } from "./decap/store";

/** The answer of the action `state` (`git.ts`). */
interface State {
  /** Names of the changed files, and of those in which something copied is unchanged. */
  files: string[];
  copies: string[];
  canPush: boolean;
  /** Earlier versions of the open entry: `path` is the file's path at that time. */
  versions: { id: string; path: string; label: string }[];
}

const COMMANDS = ['git add content && git commit -m "Change the content"', "git push --set-upstream origin HEAD"];

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The path of the open entry's file; in a list, a path without a file. */
function openPath(): string {
  const { collection, slug } = openEntry() ?? { collection: "", slug: "" };
  return collection === "site" ? `content/${slug}.json` : `content/${collection}/${slug}.json`;
}

/** Shows the changes that are not live and how to send them; for an entry, also its earlier versions. */
export async function showState(backend: Backend): Promise<void> {
  const { hash } = location;
  const path = openPath();
  const state = (await backend.request({ action: "state", params: { path } })) as State;
  // The versions of another entry must not be brought back here.
  if (location.hash !== hash) return;
  part("span").replaceChildren(...notLive(backend, state));
  part("ol").replaceChildren(...state.versions.map(version => versionOf(backend, path, version)));
}

function notLive(backend: Backend, state: State): (Node | string)[] {
  if (state.files.length === 0) return [];
  const list = element("details", {}, element("summary", {}, bar.files(state.files.length)), state.files.join(", "));
  const send = state.canPush
    ? [button(bar.putLive, () => sendChanges(backend, state.copies))]
    : [bar.typeCommands, ...COMMANDS.map(commandLine)];
  return [bar.notLive, list, ...send];
}

async function sendChanges(backend: Backend, copies: readonly string[]): Promise<void> {
  if (hasUnsavedChanges() && !confirm(questions.sendWithoutUnsaved)) return;
  if (copies.length > 0 && !confirm(questions.sendCopies(copies))) return;
  say({ text: bar.sending });
  try {
    await backend.request({ action: "send", params: {} });
    say({ text: bar.sent });
  } catch (error) {
    say({ text: bar.notSent(reasonOf(error)), kind: "error" });
  }
  await showState(backend);
}

function versionOf(backend: Backend, path: string, version: State["versions"][number]): Node {
  const bringBack = async () => {
    if (!confirm(questions.bringBack)) return;
    try {
      await backend.request({ action: "bringBack", params: { path, version } });
      reload({ text: bar.broughtBack });
    } catch (error) {
      say({ text: bar.notBroughtBack(reasonOf(error)), kind: "error" });
    }
  };
  return element("li", {}, version.label, " ", button(bar.bringBack, bringBack));
}
