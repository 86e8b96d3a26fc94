import { bar, questions } from "../messages";
import type { NotLive } from "../protocol";
import { barPart, commandLine, reasonOf, say } from "./bar";
import type { Backend } from "./decap/backend";
import { hasUnsavedChanges } from "./decap/store";
import { button, element } from "./element";
import { askQuestion } from "./question";

const COMMANDS = ['git add content && git commit -m "Change the content"', "git push --set-upstream origin HEAD"];

/** Shows the changes that are not live and how to send them. Throws outside a Git repository. */
async function showNotLive(backend: Backend): Promise<void> {
  const state = (await backend.request({ action: "state" })) as NotLive;
  barPart("not-live").replaceChildren(...elementsOf(backend, state));
}

/** Shows them again. Outside a Git repository, shows nothing. */
export const refreshNotLive = (backend: Backend): void => void showNotLive(backend).catch(() => undefined);

function elementsOf(backend: Backend, state: NotLive): (Node | string)[] {
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
    return (await askQuestion(question, details, answers)) === "send";
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
  await showNotLive(backend);
}
