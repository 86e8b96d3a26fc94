import {
  type Edit,
  afterEditing,
  afterReplacing,
  testData,
  problemNaming,
  problemOf,
  problemsAfter,
  problemsAfterEditing,
  put,
} from "./editor";

const SERVICE = "services/gutter-repair-replace.json";

test("valid content has no message", async () => {
  expect(await afterReplacing({})).toEqual([]);
});

test.each<Edit>([
  {
    what: "a missing key",
    file: SERVICE,
    path: "benefits.items[1].title",
    value: undefined,
    line: 77,
    remedy: "Add a few words that name the benefit",
  },
  {
    what: "a missing sentence",
    file: SERVICE,
    path: "hero.features[2].description",
    value: undefined,
    line: 33,
    remedy: "Add a sentence that explains the point",
  },
  { what: "an unknown key", file: SERVICE, path: "hero.colour", value: "red", line: 42, remedy: "Delete it" },
  {
    what: "a text in place of a number",
    file: SERVICE,
    path: "order",
    value: "two",
    line: 4,
    remedy: "No two pages of one kind share a number",
  },
  {
    what: "an order outside the range",
    file: SERVICE,
    path: "order",
    value: 0,
    line: 4,
    remedy: "a whole number from 1 to 99999",
  },
  {
    what: "an empty list",
    file: SERVICE,
    path: "hero.features",
    value: [],
    line: 24,
    remedy: "Add an entry to it, or put back the one that was there",
  },
  {
    what: "an empty text",
    file: SERVICE,
    path: "hero.heading",
    value: "",
    line: 17,
    remedy: "Write the heading of the section, in sentence case",
  },
  {
    what: "a title that does not fit",
    file: SERVICE,
    path: "hero.heading",
    value:
      "Long words Long words Long words Long words Long words Long words Long words Long words Long words Long words ",
    line: 17,
    remedy: "Shorten it",
  },
  {
    what: "a search description that is too short",
    file: SERVICE,
    path: "description",
    value: "Too short.",
    line: 10,
    remedy: "Write a sentence or two of 110 to 160 characters that say what is on the page",
  },
  { what: "a misspelt choice", file: SERVICE, path: "icon", value: "guter", line: 7, remedy: 'Did you mean "gutter"?' },
  {
    what: "two emoji in place of one",
    file: SERVICE,
    path: "subServices.items[0].icon",
    value: "🔧🔧",
    line: 50,
    remedy: "Use exactly one emoji and nothing else",
  },
  {
    what: "an emoji that the font lacks",
    file: SERVICE,
    path: "subServices.items[0].icon",
    value: "\ud83c\udc2c",
    line: 50,
    remedy: "Choose one that the keyboard of a phone offers",
  },
  {
    what: "a focus that is not two percentages",
    file: SERVICE,
    path: "picture.focus",
    value: "middle",
    line: 14,
    remedy: "Write two percentages with a space between them",
  },
  {
    what: "a standard page without benefits",
    file: SERVICE,
    path: "benefits",
    value: undefined,
    line: 1,
    remedy: "Needed when layout is standard",
  },
  {
    what: "a trades page without its prompt",
    file: "services/other-services.json",
    path: "prompt",
    value: undefined,
    line: 1,
    remedy: "Needed when layout is trades",
  },
  {
    what: "a section that the layout does not show",
    file: "services/other-services.json",
    path: "benefits",
    value: { heading: "A", items: [{ title: "B" }] },
    line: 78,
    remedy: "Delete it, or change the layout",
  },
  {
    what: "a slide that is there twice",
    file: "pages/home.json",
    path: "hero.slides[3]",
    value: { image: "../photos/slide-03.jpg", alt: "Plain field of the colour cedar, seen from straight ahead" },
    line: 18,
    field: "hero.slides",
    remedy: "Change or delete one of them",
  },
  {
    what: "a placeholder on the home page",
    file: "case-studies/unwritten-pier.json",
    path: "featured",
    value: true,
    line: 7,
    remedy: "Publish the case study, or turn this off",
  },
  {
    what: "a title prefix with a space at its end",
    file: "pages/case-study.json",
    path: "titlePrefix",
    value: "Project: ",
    line: 3,
    remedy: "End it without a space",
  },
  {
    what: "a menu that leads elsewhere than its list",
    file: "navigation.json",
    path: "header[1].href",
    value: "/gallery",
    line: 10,
    remedy: 'Write "/services", because the entry opens the list of services',
  },
  {
    what: "a letter in the phone number",
    file: "company.json",
    path: "phone.display",
    value: "01632 96142x",
    line: 27,
    remedy: "Write a UK number of 10 or 11 digits with spaces only",
  },
  {
    what: "a phone number of one digit",
    file: "company.json",
    path: "phone.display",
    value: "0111 111 1111",
    line: 27,
    remedy: "Write a UK number of 10 or 11 digits with spaces only",
  },
  {
    what: "an address without a building and a street",
    file: "company.json",
    path: "address",
    value: { town: "Eye", county: "Suffolk", postcode: "IP23 7HU" },
    line: 19,
    remedy: "Add the building, the street or both",
  },
  {
    what: "an empty street",
    file: "company.json",
    path: "address.street",
    value: "",
    line: 21,
    remedy: "Write the street, estate or road",
  },
  {
    what: "a postcode in small letters",
    file: "company.json",
    path: "address.postcode",
    value: "ip23 7hu",
    line: 24,
    remedy: "Write a UK postcode in capitals with one space in the middle",
  },
  {
    what: "a postcode of no area",
    file: "company.json",
    path: "address.postcode",
    value: "ZZ23 7HU",
    line: 24,
    remedy: "Write a UK postcode in capitals with one space in the middle",
  },
  {
    what: "an e-mail address without a domain",
    file: "company.json",
    path: "email.address",
    value: "info@jl",
    line: 30,
    remedy: "Write one e-mail address with an @ and a domain",
  },
  {
    what: "a website without https",
    file: "company.json",
    path: "website.url",
    value: "http://x.co.uk/",
    line: 17,
    remedy: "Write https:// and the domain in lower case, with no slash",
  },
  {
    what: "a social address of another network",
    file: "company.json",
    path: "social[0].href",
    value: "https://www.instagram.com/jl",
    line: 35,
    remedy: "Copy the whole address of the firm's page on Facebook",
  },
  {
    what: "a close-up without a comparison",
    file: "case-studies/ferry-hall-panes.json",
    path: "compared",
    value: false,
    line: 50,
    field: "challenge.closeUp",
    severity: "warning",
    remedy: "Turn “Compared” on, or delete it",
  },
  {
    what: "a subject of a card",
    file: SERVICE,
    path: "picture.subject",
    value: "A wall",
    line: 15,
    severity: "warning",
    remedy: "Delete it",
  },
  {
    what: "a description of a plain link",
    file: "navigation.json",
    path: "header[0].description",
    value: "Back to the start.",
    line: 7,
    severity: "warning",
    remedy: "Add the list that it opens, or delete it",
  },
])("$what is reported at its place, with the field's name and what to do", async edit => {
  expect(await problemsAfter(edit)).toEqual([problemOf(edit)]);
});

test.each<Edit>([
  {
    what: "a slide",
    file: "pages/home.json",
    path: "hero.slides[3]",
    value: undefined,
    field: "hero.slides",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "a benefit of the home page",
    file: "pages/home.json",
    path: "quality.benefits[0]",
    value: undefined,
    field: "quality.benefits",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "an accreditation",
    file: "accreditations.json",
    path: "items[6]",
    value: undefined,
    field: "items",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "a client",
    file: "clients.json",
    path: "items[5]",
    value: undefined,
    field: "items",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "a team member",
    file: "team.json",
    path: "members[2]",
    value: undefined,
    field: "members",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "a reason",
    file: "pages/contact.json",
    path: "reasons.items[2]",
    value: undefined,
    field: "reasons.items",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "a step",
    file: SERVICE,
    path: "process.steps[0]",
    value: undefined,
    field: "process.steps",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "a feature tile",
    file: SERVICE,
    path: "hero.features[0]",
    value: undefined,
    field: "hero.features",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "sub-services down to two",
    file: "services/painting-decorating.json",
    path: "subServices.items[0]",
    value: undefined,
    field: "subServices.items",
    severity: "warning",
    remedy: "look at the page on a phone and on a wide screen",
  },
  {
    what: "the last letters of a long name",
    file: "case-studies/lighthouse-stair.json",
    path: "name",
    value: "A project with a name of more than fifty characters",
    severity: "warning",
    remedy: "Use 32 here at most",
  },
])("a value that does not fit the design has a warning: $what", async edit => {
  expect(await problemsAfter(edit)).toContainEqual(problemOf(edit));
});

test.each(["☀", "☀️", "👪", "👷🏽", "🧑‍🔧", "👷🏽‍♀️"])("%s can be the emoji of a sub-service", async emoji => {
  expect(await afterEditing(SERVICE, put("subServices.items[0].icon", emoji))).toEqual([]);
});

test.each(["building", "street"])("an address has one line above the town when it has no %s", async line => {
  expect(await afterEditing("company.json", put(`address.${line}`, undefined))).toEqual([]);
});

test("a portrait version is allowed only at the top of a page, a subject only with several slides", async () => {
  const warning = (file: string, field: string, remedy: string) =>
    problemNaming({ file, field, severity: "warning", remedy });
  expect(await problemsAfterEditing(SERVICE, put("picture.portrait", "../photos/photo-6.jpg"))).toContainEqual(
    warning(SERVICE, "picture.portrait", "Delete it"),
  );
  const home = "pages/home.json";
  const subject = put("hero.slides[0].subject", "A wall");
  expect(await problemsAfterEditing(home, subject)).toEqual([]);
  const { slides } = testData(home).hero as { slides: object[] };
  const first = put("hero.slides", slides.slice(0, 1));
  expect(await problemsAfterEditing(home, first, subject)).toContainEqual(
    warning(home, "hero.slides[0].subject", "Delete it"),
  );
});

test("a misspelt key has one message with a suggestion, not two messages", async () => {
  const misspelt = [put("hero.headng", "A plain heading"), put("hero.heading", undefined)];
  expect(await problemsAfterEditing(SERVICE, ...misspelt)).toEqual([
    problemNaming({ file: SERVICE, line: 41, field: "hero.headng", remedy: 'Did you mean "heading"?' }),
  ]);
});

test("all mistakes in all files are reported at once", async () => {
  const messages = await afterReplacing({ "team.json": "{}", "clients.json": "[]", [SERVICE]: '{ "slug": 3 }' });
  for (const file of ["team.json", "clients.json", SERVICE])
    expect(messages).toContainEqual(expect.stringContaining(`content/${file}:`));
  expect(messages.length).toBeGreaterThan(10);
});
