/** @jest-environment node */
import { afterEditing, afterReplacing, put, textOf } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const TRADES = "services/other-services.json";
const COMPANY = "company.json";
const LOOK = "If this is meant, look at the page on a phone and on a wide screen.";

test("content in which nothing is wrong gives no message at all", async () => {
  expect(await afterReplacing({})).toEqual([]);
});

test.each<[string, string, string, unknown, string]>([
  [
    "a missing key",
    SERVICE,
    "benefits.items[1].title",
    undefined,
    "73:7 benefits.items[1].title is missing. Add a few words that name the benefit.",
  ],
  [
    "a missing sentence",
    SERVICE,
    "hero.features[2].description",
    undefined,
    "30:7 hero.features[2].description is missing. Add a sentence that explains the point.",
  ],
  ["an unknown key", SERVICE, "hero.colour", "red", "39:5 hero.colour is not a key that the site knows. Delete it."],
  [
    "a text in place of a number",
    SERVICE,
    "order",
    "two",
    '4:12 order must be a whole number without quotes, not "two". What belongs here: a whole number that sorts the pages: 1 comes first. No two files of a folder share one.',
  ],
  ["an order outside the range", SERVICE, "order", 0, "4:12 order is 0, but must be a whole number from 1 to 999."],
  [
    "an empty list",
    SERVICE,
    "hero.features",
    [],
    "21:17 hero.features is an empty list, so its section would be empty. Add an entry to it, or put back the one that was there.",
  ],
  [
    "an empty text",
    SERVICE,
    "hero.heading",
    "",
    "15:16 hero.heading is empty. Write the heading of the section, in sentence case.",
  ],
  [
    "a title that does not fit",
    SERVICE,
    "hero.heading",
    "Long words ".repeat(10),
    "15:16 hero.heading is too long: 110 characters, at most 90 fit. Shorten it.",
  ],
  [
    "a search description that is too short",
    SERVICE,
    "description",
    "Too short.",
    "9:18 description is too short: 10 characters, at least 70 are needed. Write a sentence or two of 70 to 160 characters that say what is on the page, shown under its title in search results.",
  ],
  [
    "a misspelt choice",
    SERVICE,
    "icon",
    "guter",
    '7:11 icon is "guter", which the site does not know. Did you mean "gutter"? It must be "coating", "gutter", "skylight", "painting", "cleaning" or "trades".',
  ],
  [
    "two emoji in place of one",
    SERVICE,
    "subServices.items[0].icon",
    "🔧🔧",
    '46:17 subServices.items[0].icon is "🔧🔧", which cannot be right. Use exactly one emoji and nothing else.',
  ],
  [
    "a focus that is not two percentages",
    SERVICE,
    "picture.focus",
    "middle",
    '13:14 picture.focus is "middle", which cannot be right. Write two percentages with a space between them, for example 50% 30%.',
  ],
  [
    "a standard page without benefits",
    SERVICE,
    "benefits",
    undefined,
    "1:1 benefits is missing. Add the section of benefits to tick. Needed when layout is standard.",
  ],
  [
    "a trades page without its prompt",
    TRADES,
    "prompt",
    undefined,
    "1:1 prompt is missing. Add the band that asks visitors to get in touch. Needed when layout is trades.",
  ],
  [
    "a section that the layout does not show",
    TRADES,
    "benefits",
    { heading: "A", items: [{ title: "B" }] },
    "74:15 benefits cannot stay so. A page of this layout does not show it. Delete it, or change the layout.",
  ],
  [
    "a slide that stands twice",
    "pages/home.json",
    "hero.slides[1]",
    { image: "../photos/photo-1.jpg", alt: "A wall of the building, seen from side 1" },
    "18:15 hero.slides holds the same twice: entries 1 and 2. Change or delete one of them.",
  ],
  [
    "a placeholder on the home page",
    "case-studies/unwritten.json",
    "featured",
    true,
    "7:15 featured cannot stay so. The home page does not show a placeholder. Publish the case study, or write false.",
  ],
  [
    "a title prefix without its space",
    "pages/case-study.json",
    "titlePrefix",
    "Project:",
    '3:18 titlePrefix is "Project:", which cannot be right. End it with one space, so that it does not run into the project\'s name.',
  ],
  [
    "a menu that leads elsewhere than its list",
    "navigation.json",
    "header[1].href",
    "/projects",
    '10:15 header[1].href cannot stay so. Write "/services", because the entry opens the list of services.',
  ],
  [
    "a letter in the phone number",
    COMPANY,
    "phone.display",
    "01632 96142x",
    '24:16 phone.display is "01632 96142x", which cannot be right. Write a UK number of 10 or 11 digits with spaces only, for example 01632 960 123 or +44 1632 960123.',
  ],
  [
    "a phone number of one digit",
    COMPANY,
    "phone.display",
    "0111 111 1111",
    '24:16 phone.display is "0111 111 1111", which cannot be right. Write a UK number of 10 or 11 digits with spaces only, for example 01632 960 123 or +44 1632 960123.',
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
    '21:17 address.postcode is "ZZ23 7HU", which cannot be right. Write a UK postcode in capitals with one space in the middle, for example IP23 7HU.',
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
  [
    "a social address of another network",
    COMPANY,
    "social[0].href",
    "https://www.instagram.com/jl",
    '32:15 social[0].href is "https://www.instagram.com/jl", which cannot be right. Copy the address of the firm\'s page on Facebook.',
  ],
])("%s is refused at its place, by the field's name, with what to do", async (_what, file, path, value, message) => {
  expect(await afterEditing(file, put(path, value))).toEqual([`content/${file}:${message}`]);
});

test.each<[string, string, string, unknown, string]>([
  [
    "a slide",
    "pages/home.json",
    "hero.slides[3]",
    undefined,
    `18:15 warning: hero.slides holds 15 entries; the design was made for 16. ${LOOK}`,
  ],
  [
    "a benefit of the home page",
    "pages/home.json",
    "quality.benefits[0]",
    undefined,
    `87:17 warning: quality.benefits holds 5 entries; the design was made for 6. ${LOOK}`,
  ],
  [
    "an accreditation",
    "accreditations.json",
    "items[6]",
    undefined,
    `3:12 warning: items holds 6 entries; the design was made for 7. ${LOOK}`,
  ],
  [
    "a client",
    "clients.json",
    "items[5]",
    undefined,
    `3:12 warning: items holds 5 entries; the design was made for 6. ${LOOK}`,
  ],
  [
    "a team member",
    "team.json",
    "members[2]",
    undefined,
    `3:14 warning: members holds 2 entries; the design was made for 3. ${LOOK}`,
  ],
  [
    "a reason",
    "pages/contact.json",
    "reasons.items[2]",
    undefined,
    `47:14 warning: reasons.items holds 2 entries; the design was made for 3. ${LOOK}`,
  ],
  [
    "a step",
    SERVICE,
    "process.steps[0]",
    undefined,
    `80:14 warning: process.steps holds 3 entries; the design was made for 4. ${LOOK}`,
  ],
  [
    "a feature tile",
    SERVICE,
    "hero.features[0]",
    undefined,
    `21:17 warning: hero.features holds 3 entries; the design was made for 4. ${LOOK}`,
  ],
  [
    "sub-services down to two",
    "services/painting-decorating.json",
    "subServices.items[0]",
    undefined,
    `42:14 warning: subServices.items holds 2 entries; the design was made for 3 to 4. ${LOOK}`,
  ],
  [
    "the last letters of a long name",
    "case-studies/beams.json",
    "name",
    "A project with a name of more than fifty characters",
    "5:11 warning: name is 51 characters long; search results and narrow screens cut it off after 47. Shorten it.",
  ],
])("what the design was not made for, %s, is a warning", async (_what, file, path, value, message) => {
  expect(await afterEditing(file, put(path, value))).toEqual([`content/${file}:${message}`]);
});

test("a misspelt key is one message with a suggestion, not two", async () => {
  const messages = await afterEditing(SERVICE, data => {
    put("hero.headng", "A plain heading")(data);
    put("hero.heading", undefined)(data);
  });
  expect(messages).toEqual([
    `content/${SERVICE}:38:5 hero.headng is not a key that the site knows. Did you mean "heading"?`,
  ]);
});

test("several mistakes in several files are all reported at once", async () => {
  const messages = await afterReplacing({ "team.json": "{}", "clients.json": "[]", [SERVICE]: '{ "slug": 3 }' });
  expect(new Set(messages.map(line => line.split(":")[0]))).toEqual(
    new Set(["content/clients.json", `content/${SERVICE}`, "content/team.json"]),
  );
  expect(messages.length).toBeGreaterThan(10);
});

test("any object may carry a standIn note", async () => {
  for (const path of ["hero.picture.standIn", "standIn"])
    expect(await afterEditing(SERVICE, put(path, "The firm still has to supply it."))).toEqual([]);
});

test("a service among the case studies is one message, not twenty-five", async () => {
  expect(await afterReplacing({ "case-studies/roof.json": textOf(SERVICE) })).toEqual([
    "content/case-studies/roof.json:1:1 The file looks like a file of content/services. Move it there, or put the right text into this file.",
  ]);
});
