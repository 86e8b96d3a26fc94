import { isFormOpen } from "./decap/places";
import { goTo, placeAt } from "./go-to-field";

/** A message at the bottom of the window. A line that ends with a tab and a path of the content goes to its field. */
export type Message = Readonly<{
  text: string;
  kind?: "info" | "warning" | "error";
  /** Stays when another list or form opens. Other messages are about the form that is left, and go with it. */
  stays?: boolean;
}>;

let shown: Message = { text: "" };

export const element = (name: string, properties: Partial<HTMLElement> = {}, ...children: (Node | string)[]) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

export const button = (label: string, onclick: () => unknown) => element("button", { onclick }, label);

/** A part of the bar in `index.html`. */
export const part = (selector: string) => document.querySelector(`#bar ${selector}`) as HTMLElement;

const lineOf = (line: string): Node | string => {
  const [sentence = "", path] = line.split("\t");
  return path ? button(sentence, () => goTo(placeAt(path))) : sentence;
};

/** Shows a message in place of the one before. */
export function say(message: Message): void {
  shown = message;
  part("div").dataset["kind"] = message.kind ?? "info";
  const lines = message.text === "" ? [] : message.text.split("\n").flatMap(line => [lineOf(line), "\n"]);
  part("p").replaceChildren(...lines);
}

export const clear = (): void => say({ text: "" });

/** Loads the editor again, at a place in it, and then shows a message. */
export function reload(message: Message, hash = location.hash): void {
  sessionStorage.setItem("message", JSON.stringify(message));
  // Decap CMS asks before it follows another hash. It does not notice this one.
  history.replaceState(null, "", hash);
  location.reload();
}

/** Starts the bar, with the message of the last `reload`. */
export function startBar(): void {
  part("[title=Close]").onclick = clear;
  const last = sessionStorage.getItem("message");
  sessionStorage.removeItem("message");
  if (last) say(JSON.parse(last) as Message);
  // "Save and create new" opens another form: its message is about the form before and stays.
  addEventListener("hashchange", () => {
    if (!shown.stays && !isFormOpen()) clear();
  });
}
