import { bar, questions } from "../messages";
import { barPart, commandLine, reasonOf, say } from "./bar";
import type { Backend } from "./decap/backend";
import { hasUnsavedChanges } from "./decap/store";
import { button, element } from "./element";
import { ask } from "./question";

/** The answer of the action `state` (`git.ts`). */
interface State {
  /** Names of the changed files, and of those in which something copied is unchanged. */
  files: string[];
  copies: string[];
  canPush: boolean;
}

const COMMANDS = ['git add content && git commit -m "Change the content"', "git push --set-upstream origin HEAD"];

/** Shows the changes that are not live and how to send them. */
export async function showState(backend: Backend): Promise<void> {
  const state = (await backend.request({ action: "state" })) as State;
  barPart("not-live").replaceChildren(...notLive(backend, state));
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
  const { sendWithoutUnsaved, unsavedStays, sendRest, sendCopies, copiesIn, sendAll, notYet } = questions;
  const isSure = async (question: string, details: string, label: string) => {
    const answers = [{ value: "send", label } as const, { value: "wait", label: notYet } as const];
    return (await ask(question, details, answers)) === "send";
  };
  if (hasUnsavedChanges() && !(await isSure(sendWithoutUnsaved, unsavedStays, sendRest))) return;
  if (copies.length > 0 && !(await isSure(sendCopies, copiesIn(copies), sendAll))) return;
  say({ text: bar.sending });
  try {
    await backend.request({ action: "send", params: {} });
    say({ text: bar.sent });
  } catch (error) {
    say({ text: bar.notSent(reasonOf(error)), kind: "error" });
  }
  await showState(backend);
}
