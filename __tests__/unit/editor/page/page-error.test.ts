/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { act, renderHook } from "@testing-library/react";
import { ERROR_OVERLAY, usePageError } from "../../../../plugins/gatsby-plugin-editor/browser/page/use-page-error";

const showError = () =>
  act(async () => {
    document.body.append(document.createElement(ERROR_OVERLAY));
    await Promise.resolve();
  });

afterEach(() => {
  document.body.replaceChildren();
});

test("a page under an error is loaded once more; an error that stays is shown until there is another draft", async () => {
  const loadAgain = jest.fn();
  const { rerender } = renderHook(({ version }) => usePageError(document, version, loadAgain), {
    initialProps: { version: 1 },
  });
  expect(loadAgain).not.toHaveBeenCalled();
  await showError();
  expect(loadAgain).toHaveBeenCalledTimes(1);
  await showError();
  expect(loadAgain).toHaveBeenCalledTimes(1);
  rerender({ version: 2 });
  expect(loadAgain).toHaveBeenCalledTimes(2);
});

test("Gatsby shows errors in an element of this name", () => {
  const overlay = readFileSync("node_modules/gatsby/cache-dir/fast-refresh-overlay/index.js", "utf8");
  expect(overlay).toContain(`identifier="${ERROR_OVERLAY}"`);
});
