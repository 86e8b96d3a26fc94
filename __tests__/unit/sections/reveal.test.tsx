import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Reveal } from "../../../src/components/reveal";

const content = (
  <Reveal>
    <a href="/contact">The results</a>
  </Reveal>
);
const shown = () => screen.getByText("The results").parentElement;

/** Stands in for the browser's observer, which jsdom does not have: `see` reports what of the element is in view. */
const observe = () => {
  let report: IntersectionObserverCallback = () => undefined;
  const disconnect = jest.fn();
  window.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    report = callback;
    return { observe: jest.fn(), disconnect };
  }) as unknown as typeof IntersectionObserver;
  const see = (top: number, ratio: number) => {
    const entry = { boundingClientRect: { top }, intersectionRatio: ratio, isIntersecting: ratio > 0 };
    act(() => report([entry as IntersectionObserverEntry], {} as IntersectionObserver));
  };
  return { see, disconnect };
};

const prefersCalm = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
};

beforeEach(() => prefersCalm(false));
afterEach(() => Reflect.deleteProperty(window, "IntersectionObserver"));

describe("content that fades in", () => {
  const below = window.innerHeight;

  test("is in view as it comes from the server", () => {
    expect(renderToString(content)).not.toMatch(/opacity:\s?0/);
  });

  test("stays in view where the browser has no observer", () => {
    render(content);
    expect(shown()).not.toHaveStyle({ opacity: "0" });
    expect(classOf("waiting")).toBe(false);
  });

  test("is not watched, and so never hidden, where less motion is asked for", () => {
    observe();
    prefersCalm(true);
    render(content);
    expect(window.IntersectionObserver).not.toHaveBeenCalled();
  });

  test("stays in view when a part of it is in the viewport from the start", () => {
    const { see, disconnect } = observe();
    render(content);
    see(below - 1, 0.01);
    expect(classOf("waiting")).toBe(false);
    expect(disconnect).toHaveBeenCalled();
  });

  test("waits below the viewport until a tenth of it is seen", () => {
    const { see, disconnect } = observe();
    render(content);
    see(below, 0);
    expect(classOf("waiting")).toBe(true);
    see(below - 50, 0.099);
    expect(classOf("waiting")).toBe(true);
    see(below - 60, 0.1);
    expect(classOf("waiting")).toBe(false);
    expect(disconnect).toHaveBeenCalled();
  });

  test("shows at once when focus comes into it", () => {
    const { see } = observe();
    render(content);
    see(below, 0);
    fireEvent.focus(screen.getByRole("link"));
    expect(classOf("waiting")).toBe(false);
  });
});

/** Whether the style that hides the content, on screens and where motion is welcome, is on it. */
function classOf(phase: "waiting"): boolean {
  const names = [...(shown()?.classList ?? [])];
  const rules = [...document.querySelectorAll("style")].map(style => style.textContent);
  return phase === "waiting" && rules.some(rule => /opacity:\s?0/.test(rule) && names.some(name => rule.includes(name)));
}
