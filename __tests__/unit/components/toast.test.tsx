/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hideToast, showToast } from "../../../src/components/show-toast";
import { Toast } from "../../../src/components/toast";

const sent = { kind: "success", title: "Message sent!", text: "We'll get back to you." } as const;
const failed = { kind: "error", title: "Error sending message", text: "Please try again." } as const;
const status = () => screen.getByRole("status");
const alert = () => screen.getByRole("alert");
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (message: Parameters<typeof showToast>[0]) => act(() => showToast(message));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(hideToast);
  jest.useRealTimers();
});

test("an error replaces the previous message in the assertive region; if it is repeated, it is inserted again", () => {
  render(<Toast />);
  show(sent);
  show(failed);
  expect(alert()).toHaveTextContent("Error sending message");
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  const before = alert().firstChild;
  show(failed);
  expect(alert()).toHaveTextContent("Error sending message");
  expect(alert().firstChild).not.toBe(before);
});

test("a success disappears after 8 s, an error stays", () => {
  render(<Toast />);
  show(sent);
  pass(7_999);
  expect(status()).not.toBeEmptyDOMElement();
  pass(1);
  expect(status()).toBeEmptyDOMElement();
  show(failed);
  pass(600_000);
  expect(alert()).not.toBeEmptyDOMElement();
});

test("a success stays under the mouse, and disappears 8 s after the mouse has left", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Toast />);
  show(sent);
  await user.hover(status());
  pass(60_000);
  expect(status()).not.toBeEmptyDOMElement();
  await user.unhover(status());
  pass(8_000);
  expect(status()).toBeEmptyDOMElement();
});

test.each([
  ["Dismiss", (button: Element) => fireEvent.click(button)],
  ["Escape", (button: Element) => fireEvent.keyDown(button, { key: "Escape" })],
])("%s closes it and returns the focus", (_, close) => {
  render(
    <>
      <button type="button">Send</button>
      <Toast />
    </>,
  );
  show(failed);
  act(() => screen.getByRole("button", { name: "Send" }).focus());
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  act(() => dismiss.focus());
  close(dismiss);
  expect(alert()).toBeEmptyDOMElement();
  expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
});

test("a message sent before hydration appears after it", () => {
  show(failed);
  render(<Toast />);
  expect(alert()).toHaveTextContent("Error sending message");
});
