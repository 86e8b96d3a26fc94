import { type Locator, type Page, expect } from "@playwright/test";
import { saveAndDuplicate } from "./edited-content";
import { add, choosePicture, drag, group, pick, save, write } from "./form";

type Scope = Page | Locator;

/**
 * What an office manager does in the editor, and how many steps it takes. A step is a press, a typed text, a key, a choice,
 * or a drag.
 */
export const officeManager = (page: Page) => {
  let steps = 0;
  const step = <Result>(action: Promise<Result>, count = 1) => {
    steps += count;
    return action;
  };
  const press = (target: Locator) => step(target.click());
  const main = page.getByRole("main");

  return {
    steps: () => steps,
    press,
    key: (name: string) => step(page.keyboard.press(name)),
    type: (text: string) => step(page.keyboard.insertText(text)),
    write: (scope: Scope, label: string, text: string) => step(write(scope, label, text)),
    fill: async (scope: Scope, texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await step(write(scope, label, text));
    },
    /** Two presses: on the field, and on the choice. */
    pick: (scope: Scope, label: string, choice: string) => step(pick(scope, label, choice), 2),
    unfold: (scope: Scope, label: string) => step(group(scope, label)),
    add: (list: Locator) => step(add(list)),
    /** A press, the choice of a file, and a press. */
    choosePicture: (...picture: Parameters<typeof choosePicture>) => step(choosePicture(...picture), 3),
    drag: (handle: Locator, target: Locator) => step(drag(handle, target)),
    /** Drags with the mouse in the list of a folder. The browser itself drags its links. */
    dragInList: (entry: Locator, target: Locator) => step(entry.dragTo(target)),
    /** Starts at the editor's first list and opens a list. */
    openList: async (collection: string) => {
      await page.goto("/admin");
      await press(page.getByRole("link", { name: collection, exact: true }));
      await expect(main.getByRole("heading", { name: collection, exact: true })).toBeVisible();
    },
    /** Opens a form from its list. */
    open: async (name: string) => {
      await press(main.getByRole("link", { name }));
      await expect(page.getByText("Changes saved")).toBeVisible();
    },
    /** One press, and the editor says that all changes are saved. */
    save: async () => {
      await step(save(page));
      await expect(page.getByText("Changes saved")).toBeVisible();
    },
    /** One press that must not save. */
    tryToSave: () => step(save(page)),
    /** Two presses: on the arrow of Save, and on "Save and duplicate". */
    saveAndDuplicate: () => step(saveAndDuplicate(page), 2),
  };
};

export type OfficeManager = ReturnType<typeof officeManager>;
