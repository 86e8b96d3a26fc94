import { useEffect } from "react";

type Actions = Readonly<Record<"save" | "undo" | "redo", () => void>>;

/** The action of a key with Ctrl or Cmd: S saves, Z undoes, Shift+Z and Y do it again. */
function actionOf({ key, shiftKey }: KeyboardEvent): keyof Actions | undefined {
  const letter = key.toLowerCase();
  if (letter === "s") return "save";
  if (letter === "y") return "redo";
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return undefined;
}

/** Listens for the keys of an open form, while it is shown. */
export function useKeys(actions: Actions): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = event.ctrlKey || event.metaKey ? actionOf(event) : undefined;
      if (!action) return;
      event.preventDefault();
      actions[action]();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [actions]);
}
