import { readLine } from "../message-lines";
import { bar } from "../messages";
import { isFormOpen } from "./decap/hashes";
import { button, element } from "./element";
import { keepFocusOverReload } from "./focus";
import { openFieldAt } from "./open-field";

/** A message at the bottom of the window. `message-lines.ts` describes the lines of its text. */
export type Message = Readonly<{
  text: string;
  kind?: "info" | "warning" | "error";
  /** Stays when a list opens next, but only once. Other messages are about the form that is left, and go with it. */
  staysForNextList?: boolean;
  /** Goes when the open form is no longer so. */
  onlyWhile?: StateOfForm | undefined;
}>;

export type StateOfForm = "saved" | "unsaved";

let shown: Message = { text: "" };

/** The parts of the bar, by their ids in `index.html`. */
type BarPart = "message-line" | "message" | "close-message" | "not-live" | "versions";

/** A part of the bar. Throws if `index.html` lacks it. */
export function barPart(id: BarPart): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html lacks #${id}.`);
  return found;
}

/** What an error says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A command to type, with a button that copies it. */
export function commandLine(command: string): Node {
  const copy = button(
    bar.copy,
    () => void navigator.clipboard.writeText(command).then(() => (copy.textContent = bar.copied)),
  );
  return element("span", { className: "command" }, element("code", {}, command), " ", copy);
}

/** The message that is shown, with a sentence before it. */
export const withSentence = (sentence: string): Message => ({
  ...shown,
  text: [sentence, shown.text].filter(Boolean).join(" "),
});

/** A line of a message as it is shown. */
function lineOf(text: string): Node | string {
  const line = readLine(text);
  if (line.kind === "sentence") return line.sentence;
  if (line.kind === "command") return commandLine(line.command);
  if (line.kind === "address") return element("a", { href: line.address, target: "_blank" }, line.address);
  const { path, file } = line.target;
  return button(line.sentence, () => openFieldAt(path, file));
}

/** The lines of a message. */
export const linesOf = (text: string): (Node | string)[] =>
  text === "" ? [] : text.split("\n").flatMap(line => [lineOf(line), "\n"]);

/** Shows a message instead of the one before. */
export function say(message: Message): void {
  shown = message;
  barPart("message-line").dataset["kind"] = message.kind ?? "info";
  barPart("message").replaceChildren(...linesOf(message.text));
}

export const clear = (): void => say({ text: "" });

/** Removes the message if it is no longer true of the open form. */
export function followForm(state: StateOfForm): void {
  if (shown.onlyWhile && shown.onlyWhile !== state) clear();
}

/** Loads the editor again, at a hash of it, and then shows a message. The same field has the focus. */
export function reload(message: Message, hash = location.hash): void {
  keepFocusOverReload();
  sessionStorage.setItem("message", JSON.stringify(message));
  // Decap CMS asks before it follows another hash. It does not notice this one.
  history.replaceState(null, "", hash);
  location.reload();
}

/** Starts the bar, with the message of the last `reload`. */
export function startBar(): void {
  barPart("close-message").onclick = clear;
  const last = sessionStorage.getItem("message");
  sessionStorage.removeItem("message");
  if (last) say(JSON.parse(last) as Message);
  addEventListener("hashchange", () => {
    // "Save and create new" opens another form: its message is about the form before and stays.
    if (!shown.staysForNextList && !isFormOpen()) clear();
    shown = { ...shown, staysForNextList: false };
  });
}
