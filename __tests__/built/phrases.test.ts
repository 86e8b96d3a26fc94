import { aliases, caseStudies, caseStudyWords, company, services } from "./content";
import { page } from "./site";

/*
 * The words between quotation marks in the specification, each where it has to be read. All other words are the
 * editors' own; what the scripts alone say, as the notices of the form, is in the browser's tests.
 */

const standard = services.filter(({ layout }) => layout === "standard");
const trades = services.filter(({ layout }) => layout === "trades");
const withoutOwnAction = caseStudies.filter(({ hero }) => hero.action === undefined);

const phrases: readonly (readonly [where: string, paths: readonly string[], phrases: readonly string[]])[] = [
  ["service page", standard.map(({ path }) => path), ["Tap the tick for more info", "Click the ticks for more info"]],
  ["service page of trades", trades.map(({ path }) => path), ["Can't see the service you need?"]],
  ["service page of any kind", services.map(({ path }) => path), ["Ready to Get Started?"]],
  [
    "case study",
    [...caseStudies.map(({ path }) => path), ...Object.keys(aliases)],
    ["Case Study", "Scroll", "The Challenge", "The Results", "Have a project in mind? Let's make it happen."],
  ],
  ["case study without a button of its own", withoutOwnAction.map(({ path }) => path), ["Discuss Your Project"]],
  [
    "contact page",
    ["/contact"],
    [
      "Let's Talk About Your Project",
      "Send Us a Message",
      `Why Choose ${company.name}`,
      "Contact Information",
      "Find Us",
    ],
  ],
  [
    "not-found page",
    ["/404.html"],
    [
      "404",
      "Page Not Found",
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    ],
  ],
];

test.each(phrases)("%s: says what the specification quotes", (_where, paths, expected) => {
  for (const path of paths) {
    // An editor may set a curly apostrophe where the specification has a straight one.
    const texts = page(path).elements.map(({ text }) => text.replaceAll("’", "'"));
    expect(expected.filter(phrase => !texts.includes(phrase)).map(phrase => [path, phrase])).toEqual([]);
  }
});

test("the titles of case studies begin as the specification says", () => {
  expect(caseStudyWords.titlePrefix).toBe("Project - ");
});
