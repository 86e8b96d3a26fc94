/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useArrowKeys } from "../../../src/hooks/use-arrow-keys";

const left = jest.fn();
const right = jest.fn();
beforeEach(() => jest.resetAllMocks());

/** An element with arrow keys, 400 px high, `top` px below the top of a screen of 768 px. */
const Page = ({ top = 200 }: { readonly top?: number }) => {
  const element = useArrowKeys<HTMLParagraphElement>(left, right);
  return (
    <>
      <input aria-label="Name" />
      <div role="toolbar">
        <button type="button">Slide 1</button>
      </div>
      <p
        tabIndex={-1}
        ref={node => {
          if (node) node.getBoundingClientRect = () => new DOMRect(0, top, 300, 400);
          Object.assign(element, { current: node });
        }}
      />
    </>
  );
};

test.each([
  ["half of it is in view", 768 - 200, 1],
  ["less than half of it is in view", 768 - 199, 0],
  ["more than half is above the screen", -201, 0],
])("the right arrow key when %s", async (_, top, times) => {
  render(<Page top={top} />);
  await userEvent.keyboard("{ArrowRight}");
  expect(right).toHaveBeenCalledTimes(times);
});

test("the right arrow key when it has the focus, even if it is mostly out of view", async () => {
  render(<Page top={-201} />);
  screen.getByRole("paragraph").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(right).toHaveBeenCalledTimes(1);
});

const openDialog = (page: HTMLElement) => page.append(Object.assign(document.createElement("dialog"), { open: true }));

test.each([
  ["a field", () => screen.getByRole("textbox").focus()],
  ["a toolbar", () => screen.getByRole("button").focus()],
  ["an open dialog", openDialog],
  ["an open menu, behind which the page is inert,", (page: HTMLElement) => page.setAttribute("inert", "")],
])("%s keeps its arrow keys from the page", async (_, enter) => {
  const { container } = render(<Page />);
  enter(container);
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  expect([left.mock.calls, right.mock.calls]).toEqual([[], []]);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("an arrow with %s is left to the browser", key => {
  render(<Page />);
  expect(fireEvent.keyDown(document.body, { key: "ArrowLeft", [key]: true })).toBe(true);
  expect(left).not.toHaveBeenCalled();
});
