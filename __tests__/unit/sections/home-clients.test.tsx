import { act, fireEvent, render, screen } from "@testing-library/react";
import { Clients } from "../../../src/sections/home/clients";

const items = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"].map(name => ({
  id: name.toLowerCase(),
  name,
  logo: { image: { publicURL: `/${name}.svg` } },
}));

const renderClients = (count: number) =>
  render(
    <Clients
      section={{ eyebrow: null, heading: "Trusted by the best", text: null }}
      clients={{ items: items.slice(0, count) }}
    />,
  );
const seen = () =>
  screen
    .getAllByRole("listitem", { hidden: true })
    .filter(logo => getComputedStyle(logo).opacity !== "0")
    .map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never;
});
afterEach(() => jest.useRealTimers());

test("a pause stops the logos, which go on where they were on the next tick of 100 ms", () => {
  renderClients(6);
  wait(3999);
  fireEvent.click(screen.getByRole("button", { name: /^Pause/ }));
  wait(10_000);
  expect(seen()).toEqual(["One", "Two", "Three"]);
  fireEvent.click(screen.getByRole("button", { name: /^Play/ }));
  wait(99);
  expect(seen()).toEqual(["One", "Two", "Three"]);
  wait(1);
  expect(seen()).toEqual(["Two", "Three", "Four"]);
});

test("a seventh logo has its turn in the first column", () => {
  renderClients(7);
  wait(8_000);
  expect(seen()).toContain("Seven");
});

test("three logos stay where they are", () => {
  renderClients(3);
  wait(20_000);
  expect(seen()).toEqual(["One", "Two", "Three"]);
});
