import { act, fireEvent, render, screen } from "@testing-library/react";
import { Reveal } from "../../../src/components/reveal";
import { styleRulesOf } from "./style-rules";

const content = (
  <Reveal>
    <a href="/contact">The results</a>
  </Reveal>
);

/** Whether the content waits unseen: on screens, where motion is welcome. */
const isHidden = () => {
  const element = screen.getByText("The results").parentElement;
  return element !== null && /opacity: 0;/.test(styleRulesOf(element));
};

/** Stands in for the browser's observer, which jsdom does not have: `see` reports what of the element is in view. */
const observe = () => {
  let report: IntersectionObserverCallback = () => undefined;
  const disconnect = jest.fn();
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    report = callback;
    return { observe: jest.fn(), disconnect };
  }) as unknown as typeof IntersectionObserver;
  const see = (top: number, ratio: number, height = 400) => {
    const entry = {
      boundingClientRect: { top, height },
      intersectionRect: { height: height * ratio },
      intersectionRatio: ratio,
      isIntersecting: ratio > 0,
    };
    act(() => report([entry as IntersectionObserverEntry], {} as IntersectionObserver));
  };
  return { see, disconnect };
};

const preferReducedMotion = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
};

beforeEach(() => preferReducedMotion(false));
afterEach(() => Reflect.deleteProperty(window, "IntersectionObserver"));

describe("content that fades in", () => {
  const below = window.innerHeight;

  test("stays in view where the browser has no observer", () => {
    render(content);
    expect(isHidden()).toBe(false);
  });

  test("is not watched, and so never hidden, where less motion is asked for", () => {
    observe();
    preferReducedMotion(true);
    render(content);
    expect(window.IntersectionObserver).not.toHaveBeenCalled();
  });

  test("stays in view when a part of it is in the viewport from the start", () => {
    const { see, disconnect } = observe();
    render(content);
    see(below - 1, 0.01);
    expect(isHidden()).toBe(false);
    expect(disconnect).toHaveBeenCalled();
  });

  test("waits below the viewport until a tenth of it is seen", () => {
    const { see, disconnect } = observe();
    render(content);
    see(below, 0);
    expect(isHidden()).toBe(true);
    see(below - 50, 0.099);
    expect(isHidden()).toBe(true);
    see(below - 60, 0.1);
    expect(isHidden()).toBe(false);
    expect(disconnect).toHaveBeenCalled();
  });

  test("does not wait for a tenth that would never fit", () => {
    const { see } = observe();
    const height = 20 * below;
    render(content);
    see(below, 0, height);
    see(0.6 * below, 0.02, height);
    expect(isHidden()).toBe(true);
    see(0.4 * below, 0.03, height);
    expect(isHidden()).toBe(false);
  });

  test("shows at once when focus comes into it", () => {
    const { see } = observe();
    render(content);
    see(below, 0);
    fireEvent.focus(screen.getByRole("link"));
    expect(isHidden()).toBe(false);
  });
});
