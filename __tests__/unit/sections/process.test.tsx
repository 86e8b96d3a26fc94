/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Process } from "../../../src/sections/service/process";
import shared from "../../content/pages/service.json";
import { process } from "../../content/services/gutter-repair-replace.json";

const section = <Process process={process} shared={shared} />;

const current = () => within(screen.getByRole("list")).getByRole("listitem", { current: "step" });

/** Swipes 120 px to the left, to the next step. */
const swipe = () => {
  for (const [type, clientX] of Object.entries({ pointerdown: 200, pointermove: 80, pointerup: 80 })) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100 });
    fireEvent(screen.getByRole("list"), Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: "touch" }));
  }
};

test("a swipe does not change the step while the page is zoomed in, even after a page change", () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  Object.assign(window, { visualViewport: viewport });
  render(section);
  viewport.scale = 2;
  viewport.dispatchEvent(new Event("resize"));
  cleanup();
  render(section);
  // The styles leave the swipe to the browser, which pans the page.
  expect(document.documentElement).toHaveAttribute("data-zoomed");
  swipe();
  expect(current()).toHaveTextContent("Looking");
  viewport.scale = 1;
  viewport.dispatchEvent(new Event("resize"));
  swipe();
  expect(current()).toHaveTextContent("Telling");
});
