import { bar, questions } from "../messages";
import type { NotLive } from "../protocol";
import type { SendAnswer, SendingStep } from "../sending-protocol";
import { barPart, commandLine, linesOf, reasonOf, say } from "./bar";
import type { Backend } from "./decap/backend";
import { hasUnsavedChanges } from "./decap/store";
import { button, element } from "./element";
import { askQuestion } from "./question";

const COMMANDS = ['git add content && git commit -m "Change the content"', "git push --set-upstream origin HEAD"];

/** In ms: how often the server is asked what the sending waits for. */
const PULSE = 1000;

let isSending = false;

/** Shows the changes that are not live and how to send them. */
async function showNotLive(backend: Backend): Promise<void> {
  const state = (await backend.request({ action: "state" })) as NotLive;
  // The place belongs to what the sending waits for.
  if (isSending) return;
  barPart("not-live").replaceChildren(...elementsOf(backend, state));
}

/** Shows them again. */
export const refreshNotLive = (backend: Backend): void =>
  void showNotLive(backend).catch((error: unknown) => barPart("not-live").replaceChildren(reasonOf(error)));

function elementsOf(backend: Backend, state: NotLive): (Node | string)[] {
  if (state.problem !== undefined) return linesOf(state.problem);
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
  if (isSending) return;
  isSending = true;
  say({ text: bar.sending });
  const stop = followSending(backend);
  try {
    sayAnswer((await backend.request({ action: "send", params: {} })) as SendAnswer);
  } catch (error) {
    say({ text: bar.notSent(reasonOf(error)), kind: "error" });
  } finally {
    isSending = false;
    stop();
  }
  refreshNotLive(backend);
}

function sayAnswer(answer: SendAnswer): void {
  if (answer.outcome === "sent") say({ text: bar.sent });
  else if (answer.outcome === "proposed") say({ text: bar.proposed(answer.branch, answer.address) });
  else say({ text: bar.notSent(answer.message), kind: answer.failure === "cancelled" ? "info" : "error" });
}

function sentenceAbout(step: SendingStep): string {
  if (step.step === "fetching") return bar.fetching(step.host);
  if (step.step === "pushing") return bar.pushing(step.host);
  return bar[step.step];
}

/** Shows what the sending waits for, and a button that ends it. Returns a function that stops this. */
function followSending(backend: Backend): () => void {
  const sentence = element("span", {});
  const cancel = button(bar.cancel, () => void backend.request({ action: "cancelSending", params: {} }));
  barPart("not-live").replaceChildren(sentence, " ", cancel);
  const show = async () => {
    const answer = (await backend.request({ action: "sendingStep", params: {} })) as Partial<SendingStep>;
    const text = "step" in answer ? sentenceAbout(answer as SendingStep) : "";
    // A screen reader reads each new text.
    if (sentence.textContent !== text) sentence.textContent = text;
  };
  // Without an answer, the sending itself says so.
  const pulse = setInterval(() => void show().catch(() => undefined), PULSE);
  return () => clearInterval(pulse);
}
