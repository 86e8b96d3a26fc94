/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { overviewPages } from "../../../src/templates/overview-pages";
import { Pagination } from "../../../src/sections/overview/pagination";

const labels = { label: "Pages of projects", page: "Page", previous: "Previous", next: "Next" };

test.each([
  ["in the middle: to its neighbours and both ends", 240, 5, ["Previous", "1", "4", "5", "6", "10", "Next"]],
  ["at the start: no previous page", 30, 1, ["1", "2", "Next"]],
  ["at the end: no next page", 30, 2, ["Previous", "1", "2"]],
  ["as the only page: none", 24, 1, []],
])("links of an overview page %s", (_where, amount, place, texts) => {
  const shown = overviewPages(amount)[place - 1]!;
  render(<Pagination labels={labels} number={shown.number} pages={shown.pages} />);
  const links = screen.queryAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(texts);
  const pages = links.filter(({ textContent }) => Number(textContent));
  for (const page of pages) {
    const number = page.textContent;
    expect(page).toHaveAccessibleName(`Page ${number}`);
    expect(page).toHaveAttribute("href", number === "1" ? "/projects" : `/projects/page/${number}`);
  }
  const current = pages.filter(page => page.getAttribute("aria-current") === "page");
  expect(current.map(({ textContent }) => textContent)).toEqual(pages.length ? [String(place)] : []);
});
