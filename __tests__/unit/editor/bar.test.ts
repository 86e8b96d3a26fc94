/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { screen, waitFor } from "@testing-library/react";
import { startBar } from "../../../plugins/gatsby-plugin-editor/browser/bar";

/** Shows a message as Decap CMS does. */
const addToast = (text: string, kind: "error" | "success") => {
  const toast = document.createElement("div");
  toast.className = `Toastify__toast Toastify__toast--${kind}`;
  toast.textContent = text;
  document.body.append(toast);
  return toast;
};

test("a message stays in the bar after Decap CMS's toast disappears, until the next message or a click on Close", async () => {
  document.body.innerHTML = readFileSync("plugins/gatsby-plugin-editor/browser/index.html", "utf8");
  startBar();
  const toast = addToast("Not saved.", "error");
  await screen.findByText("Not saved.", { selector: "p" });
  toast.remove();
  await Promise.resolve();
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
  addToast("Saved on this computer.", "success");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Saved on this computer."));
  screen.getByTitle("Close").click();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
