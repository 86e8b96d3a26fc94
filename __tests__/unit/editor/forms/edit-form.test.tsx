/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FILE_KINDS } from "../../../../plugins/gatsby-plugin-content/file-kinds";
import type { JsonObject } from "../../../../plugins/gatsby-plugin-content/json-object";
import { schemaChecker } from "../../../../plugins/gatsby-plugin-content/schema-check";
import { nodesOf } from "../../../../plugins/gatsby-plugin-content/site";
import { EditForm } from "../../../../plugins/gatsby-plugin-editor/browser/app/edit-form";
import { AskingProvider } from "../../../../plugins/gatsby-plugin-editor/browser/dialogs/asking";
import type { Store } from "../../../../plugins/gatsby-plugin-editor/browser/store/store";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { newEntryData } from "../../../../plugins/gatsby-plugin-editor/forms/new-entry";
import { lineOfLink } from "../../../../plugins/gatsby-plugin-editor/messages/message-lines";
import { contentPath, writtenPath } from "../../paths";
import { memoryStore } from "../memory-store";
import { fileWithForm, schemas } from "./files-with-forms";

const checker = schemaChecker(schemas);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

/** Opens the form of a file over a store that keeps its text in memory. */
function open(name: string, changes: Partial<Store> = {}, isNew = false) {
  const path = contentPath(name);
  const { text, form } = fileWithForm(path);
  const texts = new Map([[path, text]]);
  const store = memoryStore(texts, changes);
  const check = (schema: string, data: JsonObject) => {
    const kind = FILE_KINDS.find(candidate => candidate.schema === schema)!;
    const document = { file: path, kind, value: data, placeOf: () => ({ line: 1, column: 1 }), repeated: [] };
    return new Map(checker(document, nodesOf(document, schemas)).map(problem => [problem.path, problem.message]));
  };
  const data = parseObject(text);
  const opened = isNew ? undefined : data;
  const shown = isNew ? newEntryData(form.fields) : data;
  const start = { form, opened, shown, untouched: shown, isKept: false, nextOrder: undefined };
  const nothing = async () => undefined;
  render(
    <AskingProvider>
      <EditForm
        start={start}
        file={isNew ? undefined : path}
        keptAs={path}
        message={undefined}
        texts={texts}
        store={store}
        check={check}
        choices={() => []}
        field={undefined}
        isPageShown={false}
        onKept={() => undefined}
        onSaved={nothing}
        onBroughtBack={nothing}
        onDeleted={nothing}
        openField={() => undefined}
        duplicate={() => undefined}
      />
    </AskingProvider>,
  );
  const file = {
    get text() {
      return texts.get(path) ?? "";
    },
    set text(saved: string) {
      texts.set(path, saved);
    },
  };
  return { user: userEvent.setup(), file, opened: text };
}

const press = (name: string | RegExp) => screen.getByRole("button", { name });
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

/** The lines of a text that another one does not have. */
const newLines = (text: string, before: string) => text.split("\n").filter(line => !before.split("\n").includes(line));

test("a changed headline changes one line of the file", async () => {
  const { user, file, opened } = open("pages/home.json");
  await user.click(press("Top of the page"));
  await user.clear(field("Headline"));
  await user.type(field("Headline"), "Dry roofs, sound walls");
  await user.click(press("Save"));
  expect(await screen.findByText("Saved on this computer.")).toBeVisible();
  expect(newLines(file.text, opened)).toEqual(['    "headline": "Dry roofs, sound walls",']);
});

test("Ctrl+Z takes back words that were typed in one go, unfolds their group and leads to their field", async () => {
  const { user } = open("pages/home.json");
  await user.click(press("Top of the page"));
  const before = field("Headline").getAttribute("value");
  await user.type(field("Headline"), " and more");
  await user.click(press("Top of the page"));
  await user.keyboard("{Control>}z{/Control}");
  expect(field("Headline")).toHaveValue(before);
  expect(field("Headline")).toHaveFocus();
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(field("Headline")).toHaveValue(`${before} and more`);
});

test("a removed entry comes back by Undo, and its fields stay unfolded", async () => {
  const { user, file, opened } = open("pages/home.json");
  await user.click(press("Quality statement"));
  await user.click(press(/^Benefits/));
  const [first] = within(screen.getByRole("list")).getAllByRole("button", { expanded: false });
  const title = first!.textContent;
  await user.click(first!);
  await user.click(press(`Remove ${title}`));
  expect(screen.queryByRole("button", { name: title })).not.toBeInTheDocument();
  await user.click(press("Undo"));
  expect(press(title)).toHaveAttribute("aria-expanded", "true");
  await user.click(press("Save"));
  expect(file.text).toBe(opened);
});

test("an entry moves by the arrow keys, keeps the focus, and its new place is said", async () => {
  const { user } = open("pages/home.json");
  await user.click(press("Quality statement"));
  await user.click(press(/^Benefits/));
  const titles = () =>
    screen.getAllByRole("button", { name: /^Move / }).map(handle => handle.getAttribute("aria-label"));
  const [first, second] = titles();
  screen.getAllByRole("button", { name: /^Move / })[0]!.focus();
  await user.keyboard("{ArrowDown}");
  expect(titles().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toHaveAttribute("aria-label", first);
  expect(screen.getByRole("status")).toHaveTextContent(/is now at place 2 of 6/);
});

test("a text that is too short is named while it is typed, in the words of the check, and the bar leads to it", async () => {
  const { user } = open("services/gutter-repair-replace.json");
  await user.clear(field(/^Card text/));
  await user.type(field(/^Card text/), "Short");
  expect(await screen.findByText(/Card text is too short: 5 characters, at least 90 are needed/)).toBeVisible();
  await user.click(press("Undo"));
  await user.click(press("Redo"));
  await user.click(await screen.findByRole("button", { name: "1 field needs another look" }));
  expect(field(/^Card text/)).toHaveFocus();
});

test("the first letters in a new entry are never called missing", async () => {
  const { user } = open("services/gutter-repair-replace.json", {}, true);
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.type(field("Menu name"), "Gut");
  await user.type(field(/^Card text/), "Short");
  expect(await screen.findByText(/Card text is too short/)).toBeVisible();
  watch.disconnect();
  expect(said.filter(text => text?.includes("is missing"))).toEqual([]);
});

test("a refused save keeps the words, and its line leads to the field", async () => {
  const refusal = lineOfLink("Headline is said elsewhere, too.", { path: writtenPath("hero.headline") });
  const { user, file, opened } = open("pages/home.json", { save: () => Promise.reject(new Error(refusal)) });
  await user.click(press("Top of the page"));
  await user.type(field("Headline"), " again");
  await user.click(press("Top of the page"));
  await user.click(press("Save"));
  await user.click(await screen.findByRole("button", { name: "Headline is said elsewhere, too." }));
  expect(field("Headline")).toHaveFocus();
  expect((field("Headline") as HTMLTextAreaElement).value).toMatch(/ again$/);
  expect(file.text).toBe(opened);
});

test("words typed during a save stay, and are not saved yet", async () => {
  let finish = (): void => undefined;
  const saving = new Promise<void>(resolve => (finish = resolve));
  const { user, file } = open("pages/home.json", {
    save: async saved => {
      await saving;
      file.text = saved.fileText;
      return { file: saved.file, warnings: [], others: [] };
    },
  });
  await user.click(press("Top of the page"));
  await user.type(field("Headline"), " one");
  await user.click(press("Save"));
  await user.type(field("Headline"), " two");
  finish();
  expect(await screen.findByRole("button", { name: "Save" })).toBeVisible();
  expect((field("Headline") as HTMLTextAreaElement).value).toMatch(/ one two$/);
  expect(screen.getByText("Not saved yet")).toBeVisible();
  expect(file.text).toMatch(/"headline": ".* one"/);
});

test("what somebody else has changed meanwhile stays in the file, and appears in the form", async () => {
  const { user, file } = open("pages/home.json");
  file.text = file.text.replace('"label": "See what we do"', '"label": "Call us"');
  await user.click(press("Top of the page"));
  await user.type(field("Headline"), " today");
  await user.click(press("Save"));
  await screen.findByText("Saved on this computer.");
  expect(file.text).toContain('"label": "Call us"');
  await user.click(press("First button"));
  expect(screen.getByDisplayValue("Call us")).toBeVisible();
});
