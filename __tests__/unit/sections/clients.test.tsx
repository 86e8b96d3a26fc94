/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Clients } from "../../../src/sections/home/clients";
import { translate } from "./translate";

test("the button of the clients' logos follows presses on a page that the browser has translated", async () => {
  globalThis.IntersectionObserver = ResizeObserver as never;
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  const logo = { image: { publicURL: "/logo.svg" }, alt: "" };
  const items = ["1", "2", "3", "4"].map(id => ({ id, name: id, logo }));
  const { container } = render(<Clients section={{ heading: "Clients" } as never} clients={{ items }} />);
  translate(container);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("Play");
});
