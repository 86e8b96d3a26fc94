/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Highlighted } from "../../../src/sections/case-study/highlighted";
import { CaseStudyHero } from "../../../src/sections/case-study/hero";
import { Facts } from "../../../src/sections/case-study/facts";
import { heroPicture } from "./picture";

const hero = { title: "Car park beams", highlight: "beams", subtitle: "Restored.", action: null, picture: heroPicture };
const shared = { tag: "Case Study", scroll: "Scroll", action: { label: "Discuss Your Project", href: "/contact" } };

beforeAll(() => {
  // jsdom has neither media queries nor a layout: all content is visible.
  window.matchMedia = () => ({ matches: true }) as never;
});

test.each([
  ["at the end", "Car park beam restoration", "beam restoration"],
  ["at the beginning", "Skylight repair in Ipswich", "Skylight repair"],
  ["everywhere", "Skylights", "Skylights"],
])("a title with a highlight %s keeps its text", (_place, title, highlight) => {
  render(<h1>{<Highlighted text={title} highlight={highlight} />}</h1>);
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
  expect(screen.getByRole("emphasis")).toHaveTextContent(highlight);
});

test("the scroll cue opens a new tab when Ctrl is held", () => {
  render(<CaseStudyHero trail={[]} hero={hero} shared={shared} next="facts" />);
  expect(fireEvent.click(screen.getByRole("link", { name: "Scroll" }), { ctrlKey: true })).toBe(true);
});

test("the facts are a description list, and the service links to its page", () => {
  const facts = [{ term: "Building", detail: "Car park" }];
  const service = { path: "/services/coatings", label: "Coatings" };
  render(<Facts id="facts" tone="ink" facts={facts} serviceTerm="Service" service={service} />);
  expect(screen.getAllByRole("term").map(term => term.textContent)).toEqual(["Building", "Service"]);
  expect(screen.getAllByRole("definition").map(detail => detail.textContent)).toEqual(["Car park", "Coatings"]);
  expect(screen.getByRole("link", { name: "Coatings" })).toHaveAttribute("href", "/services/coatings");
});
