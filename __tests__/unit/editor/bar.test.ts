/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { clear, say, startBar } from "../../../plugins/gatsby-plugin-editor/browser/bar";

beforeEach(() => {
  document.body.innerHTML = readFileSync("plugins/gatsby-plugin-editor/browser/index.html", "utf8");
  startBar();
});

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
  ["a list opens after a deletion", "#/collections/services", { text: "Deleted.", stays: true }, "Deleted."],
])("when %s, only a message that is still true stays", (_what, hash, message, expected) => {
  location.hash = hash;
  say(message);
  dispatchEvent(new Event("hashchange"));
  expect(screen.getByRole("alert").textContent.trim()).toBe(expected);
  clear();
});
