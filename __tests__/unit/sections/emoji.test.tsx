/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Emoji } from "../../../src/sections/service/emoji";

test.each([
  ["☀️", "☀"],
  ["👷🏽‍♀️", "👷‍♀"],
  ["🧑‍🔧", "🧑‍🔧"],
])("%s is drawn as %s, without a code point for colours, and hidden from screen readers", (emoji, drawn) => {
  const { container } = render(<Emoji emoji={emoji} />);
  expect(container.textContent).toBe(drawn);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});
