import { element } from "./element";

/** Shows a dialog over the editor. Resolves when it is closed, with the value of the pressed button; empty after Esc. */
export function showDialog(className: string, ...parts: readonly Node[]): Promise<string> {
  const dialog = element("dialog", { className }, ...parts);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}
