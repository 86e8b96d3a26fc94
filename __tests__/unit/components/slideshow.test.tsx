import { act, renderHook } from "@testing-library/react";
import { useSlideshow } from "../../../src/components/use-slideshow";

const preferReducedMotion = (matches: boolean) => {
  window.matchMedia = () => ({ matches, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
};

beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("goes on after 5 s, not before, and wraps after the last slide", () => {
  const { result } = renderHook(() => useSlideshow(2, 5000, false));
  pass(4999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
  pass(5000);
  expect(result.current.index).toBe(0);
});

test("shows the last good picture as long as the next has not arrived", () => {
  const { result } = renderHook(() => useSlideshow(3, 5000, false));
  pass(5000);
  expect(result.current).toMatchObject({ index: 1, visible: 0 });
  act(() => result.current.markLoaded(1));
  expect(result.current.visible).toBe(1);
});

test("waits while it is interrupted, paused, or the visitor asked for less motion", () => {
  const interrupted = renderHook(() => useSlideshow(3, 5000, true));
  const paused = renderHook(() => useSlideshow(3, 5000, false));
  act(() => paused.result.current.toggle());
  preferReducedMotion(true);
  const still = renderHook(() => useSlideshow(3, 5000, false));
  pass(20_000);
  for (const { result } of [interrupted, paused, still]) expect(result.current.index).toBe(0);
});

test("does not play by itself for a visitor who saves data, and plays when asked to", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { result } = renderHook(() => useSlideshow(3, 5000, false));
  Object.assign(navigator, { connection: undefined });
  pass(20_000);
  expect(result.current).toMatchObject({ index: 0, paused: true });
  act(() => result.current.toggle());
  pass(5000);
  expect(result.current.index).toBe(1);
});

test("a slide that has gone from the page must arrive anew before it is shown again", () => {
  const { result } = renderHook(() => useSlideshow(4, 5000, false));
  act(() => result.current.go(2));
  act(() => result.current.markLoaded(2));
  expect(result.current).toMatchObject({ visible: 2, leaving: [0] });
  act(() => result.current.markFaded());
  act(() => result.current.markGone(0));
  expect(result.current.leaving).toEqual([]);
  act(() => result.current.go(0));
  expect(result.current).toMatchObject({ index: 0, visible: 2 });
  act(() => result.current.markLoaded(0));
  expect(result.current).toMatchObject({ visible: 0, leaving: [2] });
});
