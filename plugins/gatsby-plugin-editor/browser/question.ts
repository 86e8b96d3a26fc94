import { element } from "./bar";

/** An answer to a question. The label says what it does. */
type Answer<Value> = Readonly<{ value: Value; label: string }>;

/** Asks a question in a dialog. The last answer, which changes nothing, has the focus. Undefined: the dialog was closed without an answer. */
export function ask<Value extends string>(
  question: string,
  details: string,
  answers: readonly Answer<Value>[],
): Promise<Value | undefined> {
  const buttons = answers.map(({ value, label }) => element("button", { value } as object, label));
  buttons.at(-1)?.setAttribute("autofocus", "");
  const form = element("form", { method: "dialog" } as object);
  form.append(element("h2", {}, question), element("p", {}, details), ...buttons);
  const dialog = element("dialog", { className: "question" }, form) as HTMLDialogElement;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answers.find(({ value }) => value === dialog.returnValue)?.value);
    });
  });
}
