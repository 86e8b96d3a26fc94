import { showDialog } from "./dialog";
import { element } from "./element";

/** An answer to a question. The label says what it does. */
type Answer<Value> = Readonly<{ value: Value; label: string }>;

/** Asks a question in a dialog. The last answer, which changes nothing, has the focus. Undefined: the dialog was closed without an answer. */
export async function askQuestion<Value extends string>(
  question: string,
  details: string,
  answers: readonly Answer<Value>[],
): Promise<Value | undefined> {
  const buttons = answers.map(({ value, label }) => element("button", { value }, label));
  buttons.at(-1)?.setAttribute("autofocus", "");
  const form = element("form", { method: "dialog" });
  form.append(element("h2", {}, question), element("p", {}, details), ...buttons);
  const answer = await showDialog("question", form);
  return answers.find(({ value }) => value === answer)?.value;
}
