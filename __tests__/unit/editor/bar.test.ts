/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { clear, followForm, say, startBar } from "../../../plugins/gatsby-plugin-editor/browser/bar";

beforeAll(() => {
  document.body.innerHTML = readFileSync("plugins/gatsby-plugin-editor/browser/index.html", "utf8");
  startBar();
});
afterEach(clear);

test("a message stays until the next one, or a press on Close", () => {
  say({ text: "Not saved.", kind: "error" });
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
  say({ text: "Saved on this computer." });
  expect(screen.getByRole("alert")).toHaveTextContent(/^Saved on this computer\.$/);
  screen.getByTitle("Close").click();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test.each([
  ["a list opens", "#/collections/services", { text: "Saved." }, ""],
  ["another form opens", "#/collections/services/new", { text: "Saved." }, "Saved."],
  ["a list opens after a deletion", "#/collections/services", { text: "Deleted.", staysForNextList: true }, "Deleted."],
])("when %s, only a message that is still true stays", (_what, hash, message, expected) => {
  history.replaceState(null, "", hash);
  say(message);
  dispatchEvent(new Event("hashchange"));
  expect(screen.getByRole("alert").textContent.trim()).toBe(expected);
});

test("a message about a deletion goes when yet another place opens", () => {
  history.replaceState(null, "", "#/collections/services");
  say({ text: "Deleted.", staysForNextList: true });
  dispatchEvent(new Event("hashchange"));
  dispatchEvent(new Event("hashchange"));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test.each([
  ["Not saved.", "unsaved", "saved"],
  ["Saved on this computer.", "saved", "unsaved"],
] as const)("the message %s goes when the form is %s no more", (text, now, next) => {
  say({ text, onlyWhile: now });
  followForm(now);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  followForm(next);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("a command in a message can be copied", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  say({ text: "Type this line.\n\tgit config --global user.name Ann" });
  expect(screen.getByText("git config --global user.name Ann")).toHaveProperty("tagName", "CODE");
  screen.getByRole("button", { name: "Copy" }).click();
  expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith("git config --global user.name Ann");
});
