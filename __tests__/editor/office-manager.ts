import { type Locator, type Page, expect, test } from "@playwright/test";
import type { editedProject } from "../site/edited-project";
import { add, choosePicture, drag, entry, group, pick, shows, write } from "./form";

type Scope = Page | Locator;

/** The place where an office manager works: an editor, and the files that it saves. */
export type Office = Readonly<{
  /** Opens the editor where it lists all files. */
  open: (page: Page) => Promise<void>;
  /** What the editor says after a save and after a deletion. */
  says: Readonly<Record<"saved" | "deleted", string>>;
  /** What was saved: the changed lines of each file. */
  changes: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** The data of a saved file. */
  json: (file: string) => Promise<Record<string, unknown>>;
  /** Publishes the content as it is. */
  publish: () => Promise<void>;
}>;

/** The editor on this computer, with a copy of the project. */
export const officeOnThisComputer = (project: ReturnType<typeof editedProject>): Office => ({
  open: async page => void (await page.goto("/admin")),
  says: { saved: "Saved on this computer.", deleted: "Deleted on this computer." },
  changes: async () => project.changes(),
  json: project.json,
  publish: async () => project.commitContent(),
});

/**
 * What an office manager does in the editor, and how many steps it takes. A step is a press, a typed text, a key, a choice,
 * or a drag.
 */
export const officeManager = (page: Page, { says }: Office) => {
  let steps = 0;
  const step = <Result>(action: Promise<Result>, count = 1) => {
    steps += count;
    return action;
  };
  const press = (target: Locator) => step(target.click());
  const button = (scope: Scope, name: string) => scope.getByRole("button", { name, exact: true });
  const pressSave = () => press(button(page, "Save"));
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

  return {
    steps: () => steps,
    press,
    pressButton: (scope: Scope, name: string) => press(button(scope, name)),
    key: (name: string) => step(page.keyboard.press(name)),
    type: (text: string) => step(page.keyboard.insertText(text)),
    write: (scope: Scope, label: string, text: string) => step(write(scope, label, text)),
    fill: async (scope: Scope, texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) await step(write(scope, label, text));
    },
    /** Two steps: a press on the field, and the choice. */
    pick: (scope: Scope, label: string, choice: string) => step(pick(scope, label, choice), 2),
    unfold: (scope: Scope, label: string) => step(group(scope, label)),
    unfoldEntry: (list: Locator, index: number) => step(entry(list, index)),
    add: (list: Locator) => step(add(list)),
    /** Two steps: a press, and the choice of a file. */
    choosePicture: (...picture: Parameters<typeof choosePicture>) => step(choosePicture(...picture), 2),
    /** Drags an entry by its handle to another entry. */
    drag: (list: Scope, name: string, target: Locator) => step(drag(button(list, `Move ${name}`), target)),
    /** Opens the list of a folder. */
    openFolder: async (name: string) => {
      await press(page.getByRole("navigation").getByRole("link", { name, exact: true }));
      await expect(heading(name)).toBeVisible();
    },
    /** Opens the form of a file. */
    openForm: async (name: string) => {
      await press(page.getByRole("navigation").getByRole("link", { name }));
      await expect(heading(name)).toBeVisible();
    },
    /** One press, and the editor says that all is saved. */
    save: async () => {
      await pressSave();
      await shows(page, says.saved);
      await expect(page.getByText("All changes saved")).toBeVisible();
    },
    /** One press that must not save. */
    tryToSave: pressSave,
  };
};

export type OfficeManager = ReturnType<typeof officeManager>;

/** Makes tests of an office manager's tasks. The run ends with a table of the steps, beside the most that a task may need. */
export const tasksIn = (office: Office) => {
  const taken: string[] = [];
  test.afterAll(() => console.log(["Steps of each task, and the most that it may need:", ...taken].join("\n")));

  return (name: string, most: number, work: (manager: OfficeManager, page: Page) => Promise<void>) =>
    test(name, async ({ page }) => {
      const manager = officeManager(page, office);
      await office.open(page);
      await work(manager, page);
      taken.push(`${String(manager.steps()).padStart(4)} ${String(most).padStart(4)}  ${name}`);
      expect(manager.steps()).toBeLessThanOrEqual(most);
    });
};
