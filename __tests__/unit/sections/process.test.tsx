/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import { Process } from "../../../src/sections/service/process";
import shared from "../../content/pages/service.json";
import { process } from "../../content/services/gutter-repair-replace.json";
import { swipe } from "./swipe";

const section = <Process process={process} shared={shared} />;

const current = () => within(screen.getByRole("list")).getByRole("listitem", { current: "step" });

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
  swipe(screen.getByRole("list"));
  expect(current()).toHaveTextContent("Looking");
  viewport.scale = 1;
  viewport.dispatchEvent(new Event("resize"));
  swipe(screen.getByRole("list"));
  expect(current()).toHaveTextContent("Telling");
});
