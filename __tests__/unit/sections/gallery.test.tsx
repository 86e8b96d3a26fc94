/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../src/sections/gallery/gallery";
import { picturesPerRow, tilesOf } from "../../../src/sections/gallery/tiles";
import { picture } from "./picture";
import { swipe } from "./swipe";
import { translate } from "./translate";

/** Four pictures: the second shows a place after the work, the third the same place before. */
const pictures = ([null, "after", "before", null] as const).map((stage, at) => ({
  ...picture,
  alt: `Picture of ${at + 1}`,
  caption: `Number ${at + 1}`,
  stage,
  service: { slug: "painting", label: "Painting", path: "/services/painting" },
  caseStudy: null,
}));
const views = { label: "By service", links: [], current: "/gallery" };
const renderGallery = () => render(<Gallery pictures={pictures} views={views} />);

// jsdom cannot open a dialog, and gives it no size.
beforeAll(() => {
  HTMLDialogElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const link = (number: number) => screen.getByRole("link", { name: `Picture of ${number}` });
const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.getByRole("dialog", { name: "Picture viewer" });

test("two pictures may have the same caption", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation();
  render(<Gallery pictures={[pictures[0]!, ...pictures]} views={views} />);
  expect(screen.getAllByText("Number 1")).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s is left to the browser", key => {
  renderGallery();
  link(2).setAttribute("href", "#what-jsdom-can-follow");
  expect(fireEvent.click(link(2), { [key]: true })).toBe(true);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the viewer changes pictures and closes on a page that the browser has translated", async () => {
  renderGallery();
  await userEvent.click(link(1));
  translate(dialog());
  await userEvent.click(button("Next picture"));
  expect(dialog()).toHaveTextContent("Number 3 Painting · 2 of 4");
  await userEvent.click(button("Close"));
  expect(link(1)).toBeVisible();
});

describe("a place before and after the work", () => {
  test("shows two pictures side by side, before and after", () => {
    renderGallery();
    const tiles = within(screen.getByRole("list")).getAllByRole("listitem");
    const captions = tiles.map(tile => [...tile.querySelectorAll("figcaption")].map(({ textContent }) => textContent));
    expect(captions).toEqual([["Number 1"], ["Number 3", "Number 2"], ["Number 4"]]);
  });

  test("is compared in the viewer: the arrow keys move the divider, the button shows the next picture", async () => {
    renderGallery();
    await userEvent.click(link(2));
    await userEvent.click(button("Compare"));
    expect([...dialog().querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["Picture of 3", "Picture of 2"]);
    const slider = within(dialog()).getByRole("slider", { hidden: true });
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    swipe(slider);
    expect(dialog()).toHaveTextContent("3 of 4");
    await userEvent.click(button("Next picture"));
    expect(dialog()).toHaveTextContent("4 of 4");
    expect(within(dialog()).queryByRole("slider", { hidden: true })).not.toBeInTheDocument();
  });

  test("changes to the next picture by the arrow keys when the Compare button has the focus", async () => {
    renderGallery();
    await userEvent.click(link(2));
    await userEvent.click(button("Compare"));
    await userEvent.keyboard("{ArrowRight}");
    expect(dialog()).toHaveTextContent("4 of 4");
    await userEvent.keyboard("{ArrowRight}");
    expect(dialog()).toHaveTextContent("1 of 4");
  });
});

test("the views of the gallery are links, and the current one is marked", () => {
  const links = ["/gallery", "/gallery/gutters"].map(path => ({ path, label: `At ${path}` }));
  render(<Gallery pictures={pictures} views={{ ...views, links, current: "/gallery/gutters" }} />);
  const navigation = within(screen.getByRole("navigation", { name: "By service" }));
  expect(navigation.getByRole("link", { name: "At /gallery" })).not.toHaveAttribute("aria-current");
  expect(navigation.getByRole("link", { current: "page" })).toHaveAttribute("href", "/gallery/gutters");
});

test("rows hold up to three pictures in order, and a pair is never split", () => {
  const [one, after, before] = [pictures[0]!, pictures[1]!, pictures[2]!];
  const rows = (...order: typeof pictures) => picturesPerRow(tilesOf(order), 3);
  expect(rows(one, before, after, one, one, before, after, one)).toEqual([3, 3, 2, 2, 3, 3]);
  expect(rows(before, after, before, after)).toEqual([2, 2]);
});
