/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { filesWithForms } from "./files-with-forms";
import { openForm } from "./open-form";

beforeEach(() => localStorage.clear());

/** Unfolds all groups, lists and entries of the open form. */
const unfoldAll = () => {
  const folded = () => document.querySelectorAll("form [aria-expanded=false]");
  while (folded().length > 0) for (const title of folded()) fireEvent.click(title);
};

/** The texts that can be typed. `getByRole` would take a hundred times as long in a large form. */
const texts = () => document.querySelectorAll<HTMLInputElement>("form input[type=text], form textarea");

const type = (text: HTMLInputElement, words: string) => fireEvent.change(text, { target: { value: words } });

/** One file of each form. */
const files = [...new Map(filesWithForms.map(file => [file.form, file])).values()];

test.each(files)(
  "$file is not written after a letter was typed and deleted in each text of its form",
  async ({ file: path }) => {
    const { user, file, opened } = openForm(path, { store: { save: () => Promise.reject(new Error("Written.")) } });
    unfoldAll();
    expect(texts().length).toBeGreaterThan(0);
    for (const text of texts()) {
      const words = text.value;
      type(text, `${words}x`);
      type(text, words);
    }
    expect(screen.getByText("All changes saved")).toBeVisible();
    await user.click(screen.getByText("Save"));
    expect(await screen.findByText("Saved on this computer.")).toBeVisible();
    expect(file.text).toBe(opened);
  },
);
