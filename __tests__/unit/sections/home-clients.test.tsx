import { act, fireEvent, render, screen } from "@testing-library/react";
import { Clients } from "../../../src/sections/home/clients";

const head = { eyebrow: null, heading: "Trusted by the best", text: null };
const items = ["One", "Two", "Three", "Four", "Five", "Six"].map(name => ({
  id: name.toLowerCase(),
  name,
  logo: { image: { publicURL: `/${name}.svg` } },
}));
const section = <Clients section={head} clients={{ items }} />;

const prefer = (reducedMotion: boolean) => {
  window.matchMedia = jest.fn(() => ({
    matches: reducedMotion,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
};

const seen = () =>
  items.map(({ name }) => name).filter(name => getComputedStyle(screen.getByText(name)).opacity !== "0");
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  prefer(false);
});
afterEach(() => jest.useRealTimers());

test("shows three logos and swaps each after 4 s, every column 200 ms after the one before", () => {
  render(section);
  wait(3900);
  expect(seen()).toEqual(["One", "Two", "Three"]);
  wait(100);
  expect(seen()).toEqual(["Two", "Three", "Four"]);
  wait(200);
  expect(seen()).toEqual(["Three", "Four", "Five"]);
  wait(200);
  expect(seen()).toEqual(["Four", "Five", "Six"]);
  wait(3600);
  expect(seen()).toEqual(["One", "Five", "Six"]);
});

test("waits while paused and goes on where it was, on a 100 ms tick: what is left of one is not counted", () => {
  render(section);
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

test("shows all six when the visitor asked for less motion", () => {
  prefer(true);
  render(section);
  wait(20_000);
  expect(seen()).toHaveLength(6);
});

test("has nothing to pause where each logo has a place of its own", () => {
  render(<Clients section={head} clients={{ items: items.slice(0, 3) }} />);
  wait(20_000);
  for (const item of screen.getAllByRole("listitem")) expect(getComputedStyle(item).opacity).not.toBe("0");
  expect(screen.getByRole("list").className).toContain("still");
});
