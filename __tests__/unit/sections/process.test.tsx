import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Process } from "../../../src/sections/service/process";

const process = {
  eyebrow: null,
  heading: "How it works",
  text: null,
  steps: ["Inspection", "Access", "Repair", "Handover"].map(title => ({ title, description: `About ${title}.` })),
};
const shared = { stepper: { previous: "Previous step", next: "Next step", step: "Step" } };
const section = <Process process={process} shared={shared} />;

const stepper = () => screen.getByRole("group", { name: "Steps" });
const current = () => within(screen.getByRole("list")).getByRole("listitem", { current: "step" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** A finger that goes `across` px sideways over the steps and is lifted, or that the browser takes for scrolling. */
const swipe = (across: number, end: "pointerup" | "pointercancel" = "pointerup", pointerType = "touch") => {
  const list = screen.getByRole("list");
  const at = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100 });
    fireEvent(list, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }));
  };
  at("pointerdown", 200);
  at("pointermove", 200 + across);
  at(end, 200 + across);
};

describe("the process of a service", () => {
  test("numbers its steps 01 to 04 and shows the first", () => {
    render(section);
    expect(screen.getAllByRole("listitem").map(step => step.firstChild?.textContent)).toEqual(["01", "02", "03", "04"]);
    expect(current()).toHaveTextContent("Inspection");
  });

  test("goes from the last step to the first and back", async () => {
    const user = userEvent.setup();
    render(section);
    await user.click(button("Previous step"));
    expect(current()).toHaveTextContent("Handover");
    await user.click(button("Next step"));
    expect(current()).toHaveTextContent("Inspection");
  });

  test("goes to a step by its dot, which is then the current one", async () => {
    render(section);
    await userEvent.setup().click(button("Step 03: Repair"));
    expect(current()).toHaveTextContent("Repair");
    expect(button("Step 03: Repair")).toHaveAttribute("aria-current", "step");
  });

  test("follows the arrow keys, and wraps", async () => {
    const user = userEvent.setup();
    render(section);
    stepper().getBoundingClientRect = () => new DOMRect(0, 100, 300, 400);
    button("Next step").focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(current()).toHaveTextContent("Repair");
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(current()).toHaveTextContent("Handover");
  });

  test("leaves Alt and an arrow to the browser, which goes back a page with it", () => {
    render(section);
    expect(fireEvent.keyDown(stepper(), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(current()).toHaveTextContent("Inspection");
  });

  test.each([
    [-50, "Inspection"],
    [-51, "Access"],
    [50, "Inspection"],
    [51, "Handover"],
  ])("a swipe of %i px leads to %s", (across, title) => {
    render(section);
    swipe(across);
    expect(current()).toHaveTextContent(title);
  });

  test("stays where it is when the finger turns out to scroll the page", () => {
    render(section);
    swipe(-120, "pointercancel");
    expect(current()).toHaveTextContent("Inspection");
  });

  test("stays where it is when the finger moves about in a page that two fingers have enlarged", () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1 });
    Object.assign(window, { visualViewport: viewport });
    render(section);
    viewport.scale = 2;
    viewport.dispatchEvent(new Event("resize"));
    expect(document.documentElement).toHaveAttribute("data-zoomed");
    // A page that comes next is as large.
    cleanup();
    expect(document.documentElement).not.toHaveAttribute("data-zoomed");
    render(section);
    expect(document.documentElement).toHaveAttribute("data-zoomed");
    swipe(-120);
    Reflect.deleteProperty(window, "visualViewport");
    expect(current()).toHaveTextContent("Inspection");
    swipe(-120);
    expect(current()).toHaveTextContent("Access");
  });

  test("lets a mouse select the text", () => {
    render(section);
    swipe(-120, "pointerup", "mouse");
    expect(current()).toHaveTextContent("Inspection");
  });

  test("announces a step once the visitor has asked for it, and not before", async () => {
    const { container } = render(section);
    const announcement = container.querySelector("[aria-live='polite']");
    expect(announcement).toBeEmptyDOMElement();
    await userEvent.setup().click(button("Next step"));
    expect(announcement).toHaveTextContent("Step 02 of 04: Access");
  });
});
