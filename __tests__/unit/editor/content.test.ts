/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { ContentPath } from "../../../plugins/gatsby-plugin-content/paths";
import { useContent } from "../../../plugins/gatsby-plugin-editor/browser/app/use-content";
import { memoryStore } from "./memory-store";

const FILE = "pages/home.json" as ContentPath;

test("a read that began before a save and answers after it does not bring the old words back", async () => {
  const answers: ((text: string) => void)[] = [];
  const files = () =>
    new Promise<ReadonlyMap<ContentPath, string>>(resolve => {
      answers.push(text => resolve(new Map([[FILE, text]])));
    });
  const store = memoryStore(new Map(), { files });
  const { result } = renderHook(() => useContent(store));
  const answer = (read: number, text: string) => act(async () => answers[read]?.(text));
  const shown = () => result.current.texts?.get(FILE);

  act(() => void result.current.refresh());
  await answer(1, "saved");
  expect(shown()).toBe("saved");
  await answer(0, "old");
  expect(shown()).toBe("saved");

  act(() => void result.current.refresh());
  await answer(2, "newer");
  expect(shown()).toBe("newer");
});
