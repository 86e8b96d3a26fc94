import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useArrowKeys } from "../../../src/components/use-arrow-keys";

const left = jest.fn();
const right = jest.fn();

/** A page with an element of 400 px that answers to the arrow keys, `top` px below the top of a screen of 768 px. */
const Page = ({ top }: { readonly top: number }) => {
  const element = useArrowKeys<HTMLDivElement>(left, right);
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Message" />
      <a href="#elsewhere">Elsewhere</a>
      <div role="toolbar">
        <button type="button">Slide 1</button>
      </div>
      <div
        ref={node => {
          if (node) node.getBoundingClientRect = () => new DOMRect(0, top, 300, 400);
          Object.assign(element, { current: node });
        }}
      >
        <p>Step 01</p>
      </div>
    </>
  );
};

beforeAll(() => {
  const Box = class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get top() {
      return this.y;
    }
    get bottom() {
      return this.y + this.height;
    }
  };
  Object.assign(window, { DOMRect: Box });
});
beforeEach(() => jest.resetAllMocks());

test("left and right act while the element is in view and nothing has the focus", async () => {
  render(<Page top={200} />);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(right).toHaveBeenCalledTimes(2);
  expect(left).toHaveBeenCalledTimes(1);
});

test("they act after a click on the element, and while a link elsewhere has the focus", async () => {
  render(<Page top={200} />);
  await userEvent.click(screen.getByText("Step 01"));
  await userEvent.keyboard("{ArrowRight}");
  screen.getByRole("link").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(right).toHaveBeenCalledTimes(2);
});

test.each([
  ["half of it is in view", 768 - 200, 1],
  ["less than half of it is in view", 768 - 199, 0],
  ["more than half has gone over the top", -201, 0],
  ["it is far below", 3000, 0],
])("when %s", async (_, top, times) => {
  render(<Page top={top} />);
  await userEvent.keyboard("{ArrowRight}");
  expect(right).toHaveBeenCalledTimes(times);
});

test("a field and a toolbar keep their arrow keys", async () => {
  render(<Page top={200} />);
  for (const element of [...screen.getAllByRole("textbox"), screen.getByRole("button")]) {
    element.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  }
  expect(right).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

test("an open dialog keeps them from the page behind it", async () => {
  render(
    <>
      <Page top={200} />
      <dialog open />
    </>,
  );
  await userEvent.keyboard("{ArrowRight}");
  expect(right).not.toHaveBeenCalled();
});

test("they move nothing behind an open menu, where the page is inert", async () => {
  const { container } = render(<Page top={200} />);
  container.setAttribute("inert", "");
  await userEvent.keyboard("{ArrowRight}");
  expect(right).not.toHaveBeenCalled();
});

test("with Alt, Ctrl, Shift or Cmd they are the browser's, as are those that somebody has answered", async () => {
  render(<Page top={200} />);
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowLeft}{/Control}{Shift>}{ArrowLeft}{/Shift}");
  const link = screen.getByRole("link");
  link.addEventListener("keydown", event => event.preventDefault());
  link.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(left).not.toHaveBeenCalled();
});
