import { conflicts as messages } from "../messages";
import { showDialog } from "./dialog";
import { element } from "./element";
import type { Choice, Choices, Conflict } from "./merge";
import { readableTexts } from "../typography";

/** A value for reading: its texts, one per line. */
const readable = (value: unknown) => readableTexts(value).join("\n") || messages.empty;

function choiceOf(conflict: Conflict, choice: Choice): HTMLElement {
  const input = element("input", { type: "radio", name: conflict.path, value: choice, required: true });
  const text = element("span", { className: "version" }, readable(conflict[choice]));
  return element("label", {}, input, ` ${messages[choice]}`, text);
}

const questionOf = (conflict: Conflict) =>
  element(
    "fieldset",
    {},
    element("legend", {}, conflict.label),
    choiceOf(conflict, "mine"),
    choiceOf(conflict, "theirs"),
  );

/** Asks which of two texts to keep for each conflict. Undefined: nothing is to be saved. */
export async function askAbout(conflicts: readonly Conflict[]): Promise<Choices | undefined> {
  const save = element("button", { value: "save" }, messages.save);
  const cancel = element("button", { value: "cancel", formNoValidate: true }, messages.cancel);
  const form = element("form", { method: "dialog" });
  form.append(
    element("h2", {}, messages.title),
    element("p", {}, messages.explanation),
    ...conflicts.map(questionOf),
    save,
    cancel,
  );
  if ((await showDialog("conflicts", form)) !== "save") return undefined;
  const chosen = new FormData(form);
  return new Map(conflicts.map(({ path }) => [path, chosen.get(path) === "mine" ? "mine" : "theirs"]));
}
