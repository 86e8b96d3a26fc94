/** @jest-environment node */
import { afterEditing, afterReplacing, put, textOf } from "./editor";

const HOME = "pages/home.json";
const COMPANY = "company.json";
const BEAMS = "case-studies/beams.json";
const ALIASES = "aliases.json";

test.each<[string, string, string, unknown, string]>([
  [
    "a link to no page",
    HOME,
    "hero.primary.href",
    "/service",
    '12:15 hero.primary.href is "/service", but the site has no such page. Did you mean "/services"? Write the address of a page that is there.',
  ],
  [
    "a link with a slash at its end",
    HOME,
    "hero.primary.href",
    "/services/",
    '12:15 hero.primary.href is "/services/", which ends with a slash. Write "/services".',
  ],
  [
    "a link to no place on the page",
    HOME,
    "hero.primary.href",
    "/#service",
    '12:15 hero.primary.href is "/#service", but the page has no place called #service. Write "/#services".',
  ],
  [
    "a link to a placeholder",
    HOME,
    "hero.primary.href",
    "/projects/unwritten",
    '12:15 hero.primary.href is "/projects/unwritten", the page of a case study that is still a placeholder. Link to a published one, or publish it first.',
  ],
  [
    "a script as a link",
    HOME,
    "hero.primary.href",
    "javascript:alert(1)",
    '12:15 hero.primary.href is "javascript:alert(1)", which cannot be right. Start with / for a page of this site (for example /contact or /#services), or with https:// for another site.',
  ],
  [
    "a link to a computer's own name",
    HOME,
    "hero.primary.href",
    "https://localhost/x",
    '12:15 hero.primary.href is "https://localhost/x", whose domain cannot be right. Copy the address from the browser\'s address bar.',
  ],
  [
    "a link with a password",
    HOME,
    "hero.primary.href",
    "https://a:b@example.org/",
    '12:15 hero.primary.href is "https://a:b@example.org/", which holds a user name or password. Delete everything before the @ sign.',
  ],
  [
    "an alias at a page's address",
    ALIASES,
    "aliases[0].path",
    "/projects/hall",
    '5:15 aliases[0].path is "/projects/hall", but there is a page at this address already. Choose another address, or delete the alias.',
  ],
  [
    "an alias of nothing",
    ALIASES,
    "aliases[0].caseStudy",
    "beam",
    '6:20 aliases[0].caseStudy is "beam", but there is no content/case-studies/beam.json. Did you mean "beams"? Write the name of a file in content/case-studies without .json.',
  ],
  [
    "an alias of a placeholder",
    ALIASES,
    "aliases[0].caseStudy",
    "unwritten",
    '6:20 aliases[0].caseStudy is "unwritten", which is still a placeholder. An alias can only show a published case study.',
  ],
  [
    "an alias of an alias",
    ALIASES,
    "aliases[0].caseStudy",
    "coatings",
    '6:20 aliases[0].caseStudy is "coatings", which is itself an alias. Name the case study that it should show.',
  ],
  [
    "a case study of no service",
    BEAMS,
    "service",
    "industrial-coating",
    '9:14 service is "industrial-coating", but there is no content/services/industrial-coating.json. Did you mean "industrial-coatings"? Write the name of a file in content/services without .json.',
  ],
  [
    "a slug that is not the file's name",
    BEAMS,
    "slug",
    "beam",
    '3:11 slug is "beam" but the file is called "beams.json". Make them the same: the slug is the file\'s name without .json.',
  ],
  [
    "a highlight that is not in the title",
    BEAMS,
    "hero.highlight",
    "Projekt",
    '14:18 hero.highlight is "Projekt", which is not a part of the title "Project 1". Copy the words exactly from the title.',
  ],
  [
    "a phone number with too few digits",
    COMPANY,
    "phone.display",
    "01379 870",
    '24:16 phone.display is "01379 870", which cannot be right. Write a UK number of 10 or 11 digits with spaces only, for example 01632 960 123 or +44 1632 960123.',
  ],
  [
    "a phone number of nobody",
    COMPANY,
    "phone.display",
    "01111 111111",
    "24:16 phone.display is \"01111 111111\", which is nobody's number. Write the firm's own.",
  ],
  [
    "a postcode in small letters",
    COMPANY,
    "address.postcode",
    "ip23 7hu",
    '21:17 address.postcode is "ip23 7hu", which cannot be right. Write a UK postcode in capitals with one space in the middle, for example IP23 7HU.',
  ],
  [
    "a postcode of no area",
    COMPANY,
    "address.postcode",
    "ZZ23 7HU",
    '21:17 address.postcode is "ZZ23 7HU", but no UK postcode starts with ZZ. Copy it from a letter or an invoice.',
  ],
  [
    "an e-mail address without a domain",
    COMPANY,
    "email.address",
    "info@jl",
    '27:16 email.address is "info@jl", which cannot be right. Write one e-mail address with an @ and a domain, for example info@jl-maintenance.example.',
  ],
  [
    "a website without https",
    COMPANY,
    "website.url",
    "http://x.co.uk/",
    '14:12 website.url is "http://x.co.uk/", which cannot be right. Write https:// and the domain in lower case, with no slash at the end, for example https://www.jl-maintenance.example.',
  ],
])("%s is refused", async (_what, file, path, value, message) => {
  expect((await afterEditing(file, put(path, value)))[0]).toBe(`content/${file}:${message}`);
});

test("two aliases at one address are refused", async () => {
  const twice = [
    { path: "/projects/a", caseStudy: "beams" },
    { path: "/projects/a", caseStudy: "hall" },
  ];
  expect(await afterEditing(ALIASES, put("aliases", twice))).toEqual([
    'content/aliases.json:9:15 aliases[1].path is "/projects/a" for the second time (first in entry 1). Delete one of the two.',
  ]);
});

test("a link to an alias and to a part of a page is fine", async () => {
  for (const href of ["/projects/coatings", "/contact#contact-form", "/#services", "https://www.gov.uk/browse?a=1"])
    expect(await afterEditing(HOME, put("hero.primary.href", href))).toEqual([]);
});

test("two files with one order are refused at the second", async () => {
  expect(await afterEditing(BEAMS, put("order", 2))).toEqual([
    "content/case-studies/hall.json:4:12 order is 2 as in content/case-studies/beams.json, so that nothing says which comes first. Give each file a number of its own.",
  ]);
});

test("two pages with one title are refused at the second", async () => {
  expect(await afterEditing("services/other-services.json", put("label", "Gallery"))).toEqual([
    'content/services/other-services.json:5:12 label makes the page title "Gallery" as in content/pages/gallery.json. Give each page a title of its own.',
  ]);
});

test("a case study may be named like a service, because its page title begins with other words", async () => {
  expect(await afterEditing(BEAMS, put("name", "Service 1"))).toEqual([]);
  expect(await afterEditing("services/other-services.json", put("label", "Project - Project 2"))).toContain(
    'content/case-studies/hall.json:5:11 name makes the page title "Project - Project 2" as in content/services/other-services.json. Give each page a title of its own.',
  );
});

test("a page title that search results cut off is a warning, counted with the words before a project's name", async () => {
  const long = "A project with a name of exactly fifty characters.";
  const warning = (length: number) =>
    `content/case-studies/beams.json:5:11 warning: name makes a page title of ${length} characters together with the firm's name; search results cut it off at about 75. Shorten it.`;
  const prefixed = (titlePrefix: string) =>
    textOf("pages/case-study.json").replace('"Project - "', JSON.stringify(titlePrefix));
  const files = { [BEAMS]: textOf(BEAMS).replace('"name": "Project 1"', `"name": "${long}"`) };
  expect(await afterReplacing(files)).toEqual([warning(78)]);
  const longer = await afterReplacing({ ...files, "pages/case-study.json": prefixed("A finished project – ") });
  expect(longer).toContain(warning(89));
  const shorter = await afterReplacing({ ...files, "pages/case-study.json": prefixed("Job – ") });
  expect(shorter.join()).not.toContain("page title of");
});

test("an id that stands twice is refused, a title that stands twice is a warning", async () => {
  expect(await afterEditing("clients.json", put("items[1].id", "logo-1"))).toEqual([
    'content/clients.json:13:13 items[1].id is "logo-1", which is the same as in entry 1 of the list. Each entry needs one of its own.',
  ]);
  expect(await afterEditing(HOME, put("quality.benefits[1].title", "One"))).toEqual([
    'content/pages/home.json:93:18 warning: quality.benefits[1].title is "One", which is the same as in entry 1 of the list. Change or delete one of them.',
  ]);
});

test("a file that was copied and not edited is refused by slug, order and title", async () => {
  const messages = await afterReplacing({ "case-studies/copy.json": textOf(BEAMS) });
  expect(messages.join("\n")).toMatch(
    /copy\.json:3:11 slug .*\n.*slug is "beams" as in .*\n.*order is 1 as in .*\n.*name makes the page title "Project - Project 1" as in/,
  );
});

test("a social address of another network is a warning", async () => {
  expect(await afterEditing(COMPANY, put("social[0].href", "https://www.instagram.com/jl"))).toEqual([
    'content/company.json:32:15 warning: social[0].href leads to "www.instagram.com", not to facebook.com. Copy the address of the firm\'s page there.',
  ]);
});
