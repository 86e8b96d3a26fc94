/** @jest-environment jsdom */
import { elementForPart } from "../../../../plugins/gatsby-plugin-editor/browser/page/part-of-page";

const data = {
  hero: {
    heading: "Dry “halls”",
    primary: { label: "See", href: "/services" },
    slides: [{ alt: "A roof", subject: "Roof" }, { alt: "A yard" }, { alt: "A hall" }],
  },
  team: {
    eyebrow: "Not on the page",
    heading: "The three of us",
    picture: { image: "../photos/team.jpg", focus: "25%" },
  },
};

const html = `
  <nav>The three of us</nav>
  <main>
    <section id="hero"><h1>Dry <em>"halls"</em></h1><img alt="A roof" src="/static/1/roof.jpg"><a href="/services">See</a>
      <div><button aria-current="true">1</button><button>2</button><button>3</button></div></section>
    <section><h2>The three of us</h2><p>The three of us, and more.</p>
      <picture><source srcset="/static/1/team.avif 480w"><img alt="" src="/static/2/team.jpg"></picture></section>
  </main>`;

beforeEach(() => {
  document.body.innerHTML = html;
});

test.each([
  ["a field", ["hero", "heading"], "h1"],
  ["a group, by the first of its words that the page has", ["team"], "h2"],
  ["a picture, by its file", ["team", "picture", "image"], "picture img"],
  ["a field that the page does not show, by its group", ["hero", "primary", "href"], "a"],
  ["a slide that is shown, by its description", ["hero", "slides", 0], "img[alt='A roof']"],
  ["a slide that is not shown, by its slideshow", ["hero", "slides", 2], "#hero"],
])("finds %s", (_name, path, selector) => {
  expect(elementForPart(path, data, document)).toBe(document.querySelector(selector));
});

test("finds nothing for what is not on the page", () => {
  expect(elementForPart(["hero", "slides", 5], data, document)).toBeUndefined();
  expect(elementForPart(["order"], data, document)).toBeUndefined();
});

test("a slideshow goes to the slide that is unfolded", () => {
  const pressed = jest.fn();
  document.querySelectorAll("button")[1]?.addEventListener("click", pressed);
  elementForPart(["hero", "slides", 1], data, document);
  expect(pressed).toHaveBeenCalledTimes(1);
});
