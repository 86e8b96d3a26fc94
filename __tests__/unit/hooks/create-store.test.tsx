/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { createStore } from "../../../src/hooks/create-store";

test("each component shows the latest state, also one that comes later, until it goes away", () => {
  const { setState, useStore } = createStore("none");
  const Shown = () => <p>{useStore()}</p>;
  const { unmount } = render(<Shown />);
  expect(screen.getByText("none")).toBeVisible();
  act(() => setState("one"));
  render(<Shown />);
  expect(screen.getAllByText("one")).toHaveLength(2);
  unmount();
  act(() => setState("two"));
  expect(screen.getAllByText("two")).toHaveLength(1);
});

test("a listener hears of each change until it stops listening, also while it is called", () => {
  const { getState, setState, subscribe } = createStore(0);
  const heard: number[] = [];
  const stop = subscribe(() => {
    heard.push(getState());
    if (getState() === 2) stop();
  });
  for (const state of [1, 2, 3]) setState(state);
  expect(heard).toEqual([1, 2]);
});
