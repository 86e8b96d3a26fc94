import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Process } from "../../../src/sections/service/process";

const process = {
  eyebrow: null,
  heading: "How it works",
  text: null,
  steps: ["Inspection", "Access", "Repair", "Handover"].map(title => ({ title, description: `About ${title}.` })),
};
const shared = { stepper: { previous: "Previous step", next: "Next step", step: "Step" } };
const section = <Process process={process} shared={shared} />;

const current = () => within(screen.getByRole("list")).getByRole("listitem", { current: "step" });

/** Swipes 120 px to the left, which leads to the next step unless the browser scrolls or the page is enlarged. */
const swipe = (end: "pointerup" | "pointercancel") => {
  for (const [type, clientX] of Object.entries({ pointerdown: 200, pointermove: 80, [end]: 80 })) {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100 });
    fireEvent(screen.getByRole("list"), Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: "touch" }));
  }
};

test("the step stays when the browser takes the swipe for scrolling", () => {
  render(section);
  swipe("pointercancel");
  expect(current()).toHaveTextContent("Inspection");
});

test("the step stays while two fingers have enlarged the page, also after another page", () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  Object.assign(window, { visualViewport: viewport });
  render(section);
  viewport.scale = 2;
  viewport.dispatchEvent(new Event("resize"));
  cleanup();
  render(section);
  // Its styles leave the swipe to the browser, which moves the page about.
  expect(document.documentElement).toHaveAttribute("data-zoomed");
  swipe("pointerup");
  expect(current()).toHaveTextContent("Inspection");
  viewport.scale = 1;
  viewport.dispatchEvent(new Event("resize"));
  swipe("pointerup");
  expect(current()).toHaveTextContent("Access");
});
