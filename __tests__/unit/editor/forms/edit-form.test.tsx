/** @jest-environment jsdom */
import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { parseObject } from "../../../../plugins/gatsby-plugin-editor/changes/json-edit";
import { lineOfLink } from "../../../../plugins/gatsby-plugin-editor/messages/message-lines";
import { contentPath, writtenPath } from "../../paths";
import { fileWithForm } from "./files-with-forms";
import { openForm, openNewEntry } from "./open-form";

beforeAll(() => {
  // jsdom cannot open a dialog.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const press = (name: string | RegExp) => screen.getByRole("button", { name });
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

/** What the handles of the open list say, in its order. */
const handles = () =>
  screen.getAllByRole("button", { name: /^Move / }).map(handle => handle.getAttribute("aria-label"));

/** Opens the form of the home page, with its list of benefits unfolded. */
const openBenefits = async () => {
  const opened = openForm("pages/home.json");
  await opened.user.click(press("Quality statement"));
  await opened.user.click(press(/^Benefits/));
  return opened;
};

/** The lines of a text that another one does not have. */
const newLines = (text: string, before: string) => text.split("\n").filter(line => !before.split("\n").includes(line));

test("a changed headline changes one line of the file", async () => {
  const { user, file, opened } = openForm("pages/home.json");
  await user.click(press("Top of the page"));
  await user.clear(field("Headline"));
  await user.type(field("Headline"), "Dry roofs, sound walls");
  await user.click(press("Save"));
  expect(await screen.findByText("Saved on this computer.")).toBeVisible();
  expect(newLines(file.text, opened)).toEqual(['    "headline": "Dry roofs, sound walls",']);
});

test("Ctrl+Z takes back words that were typed in one go, unfolds their group and leads to their field", async () => {
  const { user } = openForm("pages/home.json");
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

test("words that are typed after a pause are taken back on their own", async () => {
  const { user } = openForm("pages/home.json");
  await user.click(press("Top of the page"));
  /** Types words at a time in ms. */
  const typeAt = (words: string, time: number) => {
    const typed = createEvent.input(field("Headline"), { target: { value: words } });
    Object.defineProperty(typed, "timeStamp", { value: time });
    fireEvent(field("Headline"), typed);
  };
  typeAt("Dry roofs", 1_000);
  typeAt("Dry roofs and walls", 9_000);
  await user.click(press("Undo"));
  expect(field("Headline")).toHaveValue("Dry roofs");
});

test("after a new change, nothing that was undone can be done again", async () => {
  const { user } = openForm("pages/home.json");
  await user.click(press("Top of the page"));
  await user.type(field("Headline"), " and more");
  await user.click(press("Undo"));
  expect(press("Redo")).toBeEnabled();
  await user.type(field("Headline"), " or less");
  expect(press("Redo")).toBeDisabled();
});

test("words from before are taken back, and Undo brings them again", async () => {
  const { text } = fileWithForm("services/gutter-repair-replace.json");
  const kept = { ...parseObject(text), label: "Gutters, typed before" };
  const { user } = openForm("services/gutter-repair-replace.json", { kept });
  await user.click(press("Take back what is not saved"));
  expect(field("Menu name")).toHaveValue("Gutter Repair & Replace");
  expect(screen.getByText("All changes saved")).toBeVisible();
  await user.click(press("Undo"));
  expect(field("Menu name")).toHaveValue("Gutters, typed before");
});

test("a removed entry comes back by Undo, and its fields stay unfolded", async () => {
  const { user, file, opened } = await openBenefits();
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
  const { user } = await openBenefits();
  const [first, second] = handles();
  screen.getAllByRole("button", { name: /^Move / })[0]!.focus();
  await user.keyboard("{ArrowDown}");
  expect(handles().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toHaveAttribute("aria-label", first);
  expect(screen.getByRole("status")).toHaveTextContent(/is now at place 2 of 6/);
});

test("an unfolded entry stays unfolded when it is moved, when that is undone, and when it is done again", async () => {
  const { user } = await openBenefits();
  const before = handles();
  const moved = [before[1], before[0], ...before.slice(2)];
  await user.click(press("Looks first"));
  press("Move Looks first").focus();
  await user.keyboard("{ArrowDown}");
  expect(handles()).toEqual(moved);
  await user.click(press("Undo"));
  expect(handles()).toEqual(before);
  expect(press("Looks first")).toHaveAttribute("aria-expanded", "true");
  await user.click(press("Redo"));
  expect(handles()).toEqual(moved);
  expect(press("Looks first")).toHaveAttribute("aria-expanded", "true");
});

test("a duplicate stands behind its original, and is edited on its own", async () => {
  const { user } = await openBenefits();
  await user.click(press("Copy Looks first"));
  expect(handles().slice(0, 3)).toEqual(["Move Looks first", "Move Looks first", "Move Speaks plainly"]);
  await user.click(screen.getAllByRole("button", { name: "Looks first" })[1]!);
  await user.clear(field("Title"));
  await user.type(field("Title"), "Looks again");
  expect(handles().slice(0, 3)).toEqual(["Move Looks first", "Move Looks again", "Move Speaks plainly"]);
});

/** Chooses this picture of the site for the first picture of the open entry. */
const chooseOfSite = async (user: ReturnType<typeof openForm>["user"], name: string) => {
  await user.click(screen.getAllByRole("button", { name: "Pictures of the site" })[0]!);
  await user.click(await screen.findByRole("button", { name }));
};

const pictures = { pictures: async () => [contentPath("photos/slide-03.jpg")] };

test("a replaced picture takes with it what belonged to it, and Undo brings all back", async () => {
  const { user, file, opened } = openForm("pages/home.json", { store: pictures });
  await user.click(press("Top of the page"));
  await user.click(press(/^Slides/));
  await user.click(press(/^Plain field of the colour birch/));
  const uprightPicture = () => screen.queryByRole("button", { name: "Remove the picture" });
  expect(uprightPicture()).toBeVisible();
  await chooseOfSite(user, "slide-03.jpg");
  for (const label of ["Alternative text", "Point to keep in view", "Subject"]) expect(field(label)).toHaveValue("");
  expect(uprightPicture()).not.toBeInTheDocument();
  await user.click(press("Undo"));
  expect(field("Subject")).toHaveValue("The colour birch");
  expect(uprightPicture()).toBeVisible();
  await user.click(press("Save"));
  expect(await screen.findByText("Saved on this computer.")).toBeVisible();
  expect(file.text).toBe(opened);
});

test("the caption of a replaced picture stays", async () => {
  const { user } = openForm("pages/gallery.json", { store: pictures });
  await user.click(press(/^Pictures \(/));
  await user.click(press(/^Plain field of the colour amber/));
  await chooseOfSite(user, "slide-03.jpg");
  expect(field("Alternative text")).toHaveValue("");
  expect(field("Caption")).toHaveValue("The colour amber");
});

test("the name of a new entry gives it its address, and Undo takes back both", async () => {
  const { user } = openNewEntry("case-study", 4);
  expect(screen.getByRole("spinbutton", { name: "Order" })).toHaveValue(4);
  await user.type(field("Name"), "Mill Floor");
  expect(field("Last part of the address")).toHaveValue("mill-floor");
  await user.click(press("Undo"));
  expect(field("Name")).toHaveValue("");
  expect(field("Last part of the address")).toHaveValue("");
});

test("a text that is too short is named while it is typed, in the words of the check, and the bar leads to it", async () => {
  const { user } = openForm("services/gutter-repair-replace.json");
  await user.clear(field(/^Card text/));
  await user.type(field(/^Card text/), "Short");
  expect(await screen.findByText(/Card text is too short: 5 characters, at least 90 are needed/)).toBeVisible();
  await user.click(press("Undo"));
  await user.click(press("Redo"));
  await user.click(await screen.findByRole("button", { name: "1 field needs another look" }));
  expect(field(/^Card text/)).toHaveFocus();
});

test("the first letters in a new entry are never called missing", async () => {
  const { user } = openNewEntry("service", 7);
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
  const { user, file, opened } = openForm("pages/home.json", {
    store: { save: () => Promise.reject(new Error(refusal)) },
  });
  await user.click(press("Top of the page"));
  await user.type(field("Headline"), " again");
  await user.click(press("Top of the page"));
  await user.click(press("Save"));
  await user.click(await screen.findByRole("button", { name: "Headline is said elsewhere, too." }));
  expect(field("Headline")).toHaveFocus();
  expect((field("Headline") as HTMLTextAreaElement).value).toMatch(/ again$/);
  expect(file.text).toBe(opened);
});

test("a second press during a save saves nothing more", async () => {
  let saves = 0;
  let finish = (): void => undefined;
  const saving = new Promise<void>(resolve => (finish = resolve));
  const { user, file } = openForm("services/gutter-repair-replace.json", {
    store: {
      save: async saved => {
        saves += 1;
        await saving;
        file.text = saved.fileText;
        return { file: saved.file, warnings: [], others: [] };
      },
    },
  });
  await user.type(field("Menu name"), "s");
  await user.dblClick(press("Save"));
  finish();
  await screen.findByText("Saved on this computer.");
  expect(await screen.findByRole("button", { name: "Save" })).toBeEnabled();
  expect(saves).toBe(1);
});

test("words typed during a save stay, and are not saved yet", async () => {
  let finish = (): void => undefined;
  const saving = new Promise<void>(resolve => (finish = resolve));
  const { user, file } = openForm("pages/home.json", {
    store: {
      save: async saved => {
        await saving;
        file.text = saved.fileText;
        return { file: saved.file, warnings: [], others: [] };
      },
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
  const { user, file } = openForm("pages/home.json");
  file.text = file.text.replace('"label": "See what we do"', '"label": "Call us"');
  await user.click(press("Top of the page"));
  await user.type(field("Headline"), " today");
  await user.click(press("Save"));
  await screen.findByText("Saved on this computer.");
  expect(file.text).toContain('"label": "Call us"');
  await user.click(press("First button"));
  expect(screen.getByDisplayValue("Call us")).toBeVisible();
});

test("an unfolded entry stays unfolded when somebody else has added one before it", async () => {
  const { user, file } = await openBenefits();
  await user.click(press("Speaks plainly"));
  const data = parseObject(file.text) as { quality: { benefits: object[] } };
  data.quality.benefits.unshift({ title: "Brings tea", description: "Brings tea: a promise of somebody else." });
  file.text = `${JSON.stringify(data, null, 2)}\n`;
  await user.type(field("Heading"), ", today");
  await user.click(press("Save"));
  await screen.findByText("Saved on this computer.");
  expect(handles().slice(0, 3)).toEqual(["Move Brings tea", "Move Looks first", "Move Speaks plainly"]);
  expect(press("Speaks plainly")).toHaveAttribute("aria-expanded", "true");
  expect(press("Looks first")).toHaveAttribute("aria-expanded", "false");
});
