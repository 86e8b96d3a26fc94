/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { addBar } from "../../../plugins/gatsby-plugin-editor/browser/bar";

/** Shows a message as Decap CMS does. */
const addToast = (text: string, kind: "error" | "success") => {
  const toast = document.createElement("div");
  toast.className = `Toastify__toast Toastify__toast--${kind}`;
  toast.textContent = text;
  document.body.append(toast);
  return toast;
};

test("a message stays in the bar after Decap CMS's toast is gone, until the next message or until it is closed", async () => {
  addBar();
  const toast = addToast("Not saved.", "error");
  await screen.findByRole("alert");
  toast.remove();
  await Promise.resolve();
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
  addToast("Saved on this computer.", "success");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Saved on this computer."));
  screen.getByTitle("Close").click();
  expect(screen.queryByRole("alert")).toBeNull();
});
