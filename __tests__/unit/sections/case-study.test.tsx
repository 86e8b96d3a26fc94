import { fireEvent, render, screen } from "@testing-library/react";
import { Highlighted } from "../../../src/components/highlighted";
import { CaseStudyHero } from "../../../src/sections/case-study/hero";
import { Facts } from "../../../src/sections/case-study/facts";
import { picture } from "./picture";

const hero = {
  title: "Car park beam restoration",
  highlight: "beam restoration",
  subtitle: "Exposed beams, restored.",
  action: null,
  picture,
};
const facts = [{ term: "Building", detail: "Car park" }];
const service = { term: "Service", path: "/services/coatings", label: "Coatings" };
const trail = [{ label: "Home", href: "/" }, { label: "Car park beams" }];
const shared = { tag: "Case Study", scroll: "Scroll", action: { label: "Discuss Your Project", href: "/contact" } };

describe("the title of a case study", () => {
  test.each([
    ["at the end", "Car park beam restoration", "beam restoration"],
    ["at the beginning", "Skylight repair in Ipswich", "Skylight repair"],
    ["in the middle", "The roof of the hall", "roof"],
    ["everywhere", "Skylights", "Skylights"],
  ])("highlights its part %s and stays the same text", (_place, title, highlight) => {
    render(<h1>{<Highlighted text={title} highlight={highlight} />}</h1>);
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("emphasis")).toHaveTextContent(highlight);
  });

  test.each(["wall", ""])("stands without a highlight when %j is not a part of it", highlight => {
    render(<h1>{<Highlighted text="The roof" highlight={highlight} />}</h1>);
    expect(screen.getByRole("heading", { name: "The roof" })).toBeInTheDocument();
    expect(screen.queryByRole("emphasis")).not.toBeInTheDocument();
  });
});

describe("the hero of a case study", () => {
  test("leads to the contact page with the general words, unless it has its own", () => {
    const { rerender } = render(<CaseStudyHero trail={trail} hero={hero} shared={shared} next="challenge" />);
    expect(screen.getByRole("link", { name: "Discuss Your Project" })).toHaveAttribute("href", "/contact");
    rerender(
      <CaseStudyHero trail={trail} hero={{ ...hero, action: "Ask about beams" }} shared={shared} next="challenge" />,
    );
    expect(screen.getByRole("link", { name: "Ask about beams" })).toHaveAttribute("href", "/contact");
  });

  test.each([
    [true, "instant"],
    [false, "smooth"],
  ])(
    "its scroll cue, with less motion asked for: %s, goes on in an %s way and takes focus along",
    (reducedMotion, behavior) => {
      window.matchMedia = jest.fn().mockReturnValue({ matches: reducedMotion });
      const scrollIntoView = jest.fn();
      render(
        <>
          <CaseStudyHero trail={trail} hero={hero} shared={shared} next="facts" />
          <Facts id="facts" tone="paper" facts={facts} service={service} />
        </>,
      );
      const target = document.getElementById("facts");
      Object.assign(target ?? {}, { scrollIntoView });
      fireEvent.click(screen.getByRole("link", { name: "Scroll" }));
      expect(scrollIntoView).toHaveBeenCalledWith({ behavior });
      expect(target).toHaveFocus();
    },
  );

  test("leaves its scroll cue to the browser when that is to open a new tab", () => {
    render(
      <>
        <CaseStudyHero trail={trail} hero={hero} shared={shared} next="facts" />
        <Facts id="facts" tone="paper" facts={facts} service={service} />
      </>,
    );
    expect(fireEvent.click(screen.getByRole("link", { name: "Scroll" }), { ctrlKey: true })).toBe(true);
  });
});

test("the facts of a case study are terms with what stands for them, and the service leads to its page", () => {
  render(<Facts id="facts" tone="ink" facts={facts} service={service} />);
  expect(screen.getAllByRole("term").map(term => term.textContent)).toEqual(["Building", "Service"]);
  expect(screen.getAllByRole("definition").map(detail => detail.textContent)).toEqual(["Car park", "Coatings"]);
  expect(screen.getByRole("link", { name: "Coatings" })).toHaveAttribute("href", "/services/coatings");
});
