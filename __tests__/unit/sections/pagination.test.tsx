import { render, screen } from "@testing-library/react";
import { overviewPages } from "../../../src/templates/overview-pages";
import { Pagination } from "../../../src/sections/overview/pagination";

const words = { label: "Pages of projects", page: "Page", previous: "Previous", next: "Next" };

const show = (amount: number, place: number) => {
  const shown = overviewPages(amount)[place - 1];
  if (shown) render(<Pagination words={words} number={shown.number} pages={shown.pages} />);
  return screen.queryAllByRole("link");
};

test("a page in the middle has links to the page before, to the next and to both ends", () => {
  const links = show(240, 5).map(link => [
    link.getAttribute("aria-label") ?? link.textContent,
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["Previous", "/projects/page/4"],
    ["Page 1", "/projects"],
    ["Page 4", "/projects/page/4"],
    ["Page 5", "/projects/page/5"],
    ["Page 6", "/projects/page/6"],
    ["Page 10", "/projects/page/10"],
    ["Next", "/projects/page/6"],
  ]);
  expect(screen.getByRole("navigation", { name: "Pages of projects" })).toBeVisible();
});

test("the page that is shown is marked, and search engines are told what is before and after it", () => {
  show(72, 2);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2");
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("rel", "next");
});

test("the first page has no previous one", () => {
  expect(show(30, 1).map(({ textContent }) => textContent)).toEqual(["1", "2", "Next"]);
});

test("the last page has no next one", () => {
  expect(show(30, 2).map(({ textContent }) => textContent)).toEqual(["Previous", "1", "2"]);
});

test("one page alone has no links to others", () => {
  expect(show(24, 1)).toEqual([]);
});
