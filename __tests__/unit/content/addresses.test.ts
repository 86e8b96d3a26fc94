import { contentPath } from "../paths";
import {
  type Edit,
  afterEditing,
  afterReplacing,
  testData,
  problemNaming,
  problemOf,
  problemsAfter,
  problemsAfterEditing,
  problemsAfterReplacing,
  put,
  rewrittenText,
  validFiles,
} from "./editor";

const STAIR = "case-studies/lighthouse-stair.json";
const HOME = "pages/home.json";
const TAKEN = expect.stringContaining("but there is a page at this address already") as string;

/** Matches the warning about the number of items in a section of the home page, at the section's key. */
const designedFor = (section: string, remedy: string) => {
  const lines = rewrittenText(HOME).split("\n");
  const line = lines.findIndex(text => text.startsWith(`  "${section}":`)) + 1;
  return problemNaming({ file: HOME, line, field: "", severity: "warning", remedy });
};

test.each<Edit>([
  {
    what: "a link to no page",
    file: HOME,
    path: "hero.primary.href",
    value: "/services/roofing",
    line: 12,
    remedy: "Write the address of a page that is there",
  },
  {
    what: "a misspelt link",
    file: HOME,
    path: "hero.primary.href",
    value: "/services/gutter-repair-replce",
    line: 12,
    remedy: 'Did you mean "/services/gutter-repair-replace"?',
  },
  {
    what: "a slash at the end",
    file: HOME,
    path: "hero.primary.href",
    value: "/contact/",
    line: 12,
    remedy: 'Did you mean "/contact"?',
  },
  {
    what: "a place that the page does not have",
    file: HOME,
    path: "hero.primary.href",
    value: "/contact#nowhere",
    line: 12,
    remedy: 'Write "/contact" or "/contact#contact-form"',
  },
  {
    what: "a place on a page without any",
    file: HOME,
    path: "hero.primary.href",
    value: "/gallery#top",
    line: 12,
    remedy: 'Write "/gallery"',
  },
  {
    what: "a link to a placeholder",
    file: HOME,
    path: "hero.primary.href",
    value: "/projects/unwritten-pier",
    line: 12,
    remedy: "Link to a published one, or publish it first",
  },
  {
    what: "half a web address",
    file: HOME,
    path: "hero.primary.href",
    value: "www.gov.uk",
    line: 12,
    remedy: "Start with / for a page of this site",
  },
  {
    what: "a password in a web address",
    file: HOME,
    path: "hero.primary.href",
    value: "https://a:b@gov.uk/",
    line: 12,
    remedy: "Start with / for a page of this site",
  },
  {
    what: "a sign that no address has",
    file: HOME,
    path: "hero.primary.href",
    value: "https://gov.uk/a|b",
    line: 12,
    remedy: "Start with / for a page of this site",
  },
  {
    what: "a service that is not there",
    file: STAIR,
    path: "service",
    value: "industrial-coating",
    line: 9,
    remedy: 'Did you mean "industrial-coatings"?',
  },
  {
    what: "an alias of nothing",
    file: "aliases.json",
    path: "aliases[0].caseStudy",
    value: "lighthouse-star",
    line: 6,
    remedy: 'Did you mean "lighthouse-stair"?',
  },
  {
    what: "an alias of a placeholder",
    file: "aliases.json",
    path: "aliases[0].caseStudy",
    value: "unwritten-pier",
    line: 6,
    remedy: "Name a published one",
  },
  {
    what: "an alias at a page's address",
    file: "aliases.json",
    path: "aliases[0].path",
    value: "/projects/dairy-yard",
    line: 5,
    remedy: "Choose another, or delete the alias",
  },
  {
    what: "a redirect to no page",
    file: "redirects.json",
    path: "redirects[0].to",
    value: "/projects/dairy-yar",
    line: 6,
    remedy: 'Did you mean "/projects/dairy-yard"?',
  },
  {
    what: "a redirect to another site",
    file: "redirects.json",
    path: "redirects[0].to",
    value: "https://example.com/a",
    line: 6,
    remedy: "Write the address of a page of this site, for example /services",
  },
  {
    what: "a redirect to a placeholder",
    file: "redirects.json",
    path: "redirects[0].to",
    value: "/projects/unwritten-pier",
    line: 6,
    remedy: "Link to a published one, or publish it first",
  },
  {
    what: "a redirect to itself",
    file: "redirects.json",
    path: "redirects[0].to",
    value: "/dairy",
    line: 6,
    remedy: "Write the address of the page itself",
  },
  {
    what: "a redirect at a page's address",
    file: "redirects.json",
    path: "redirects[0].from",
    value: "/projects/dairy-yard",
    line: 5,
    remedy: "Choose another, or delete the redirect",
  },
  {
    what: "a redirect at an alias's address",
    file: "redirects.json",
    path: "redirects[0].from",
    value: "/projects/stairs",
    line: 5,
    remedy: "Choose another, or delete the redirect",
  },
  {
    what: "a redirect with a slash at its end",
    file: "redirects.json",
    path: "redirects[0].from",
    value: "/dairy/",
    line: 5,
    remedy: "The address of a file that the site itself has cannot send visitors on",
  },
  {
    what: "a second redirect at one address",
    file: "redirects.json",
    path: "redirects[2]",
    value: { from: "/dairy", to: "/contact" },
    line: 13,
    field: "redirects[2].from",
    remedy: "Change one of the two",
  },
  {
    what: "a link to a redirect",
    file: HOME,
    path: "hero.primary.href",
    value: "/dairy",
    line: 12,
    remedy: "Write the address of the page itself",
  },
  {
    what: "a second alias at one address",
    file: "aliases.json",
    path: "aliases[2]",
    value: { path: "/projects/stairs", caseStudy: "dairy-yard" },
    line: 13,
    field: "aliases[2].path",
    remedy: "Change one of the two",
  },
  {
    what: "a highlight from elsewhere",
    file: STAIR,
    path: "hero.highlight",
    value: "Beam",
    line: 14,
    remedy: "Copy the words exactly from the title",
  },
  {
    what: "a slug unlike the file's name",
    file: STAIR,
    path: "slug",
    value: "stair",
    line: 3,
    remedy: "Make them the same: the slug is the file's name without .json",
  },
  {
    what: "an id that is there twice",
    file: "clients.json",
    path: "items[1].id",
    value: "northwick-ferries",
    line: 13,
    remedy: "Change one of the two",
  },
  {
    what: "a misspelt e-mail address",
    file: "company.json",
    path: "email.address",
    value: "office@gmial.com",
    line: 30,
    severity: "warning",
    remedy: "Check it letter by letter",
  },
  {
    what: "a misspelt domain",
    file: "company.json",
    path: "email.address",
    value: "office@jlmaintenance.couk",
    line: 30,
    severity: "warning",
    remedy: "Check it letter by letter",
  },
  {
    what: "a misspelt address that its schema refuses, too",
    file: "company.json",
    path: "social[0].href",
    value: "https://www.facebook.con/firm",
    line: 35,
    remedy: "Copy the whole address of the firm's page on Facebook",
  },
  {
    what: "a title that is there twice",
    file: "services/gutter-repair-replace.json",
    path: "benefits.items[1].title",
    value: "Stays dry",
    line: 78,
    remedy: "Change one of the two",
  },
])("$what is reported", async edit => {
  expect(await problemsAfter(edit)).toEqual([problemOf(edit)]);
});

test("a redirect from an address that the build itself makes is refused", async () => {
  const files = "/404.html /robots.txt /sitemap.xml /favicon.ico /site.webmanifest /mask-icon.svg /_headers /app-0.js";
  const folders = "/~partytown /static/a.jpg /page-data/index /cards /cards/home.jpg /admin /projects/page/2";
  const field = "redirects[0].from";
  const remedy = "Start with / and go on in letters, digits, dots and dashes";
  for (const from of `${files} ${folders}`.split(" ")) {
    const problems = await problemsAfterEditing("redirects.json", put(field, from));
    expect(problems).toEqual([problemNaming({ file: "redirects.json", line: 5, field, remedy })]);
  }
});

test("a redirect from a page's HTML file is refused, from the file of a deleted page it is allowed", async () => {
  const after = (from: string) => afterEditing("redirects.json", put("redirects[0].from", from));
  for (const from of ["/index.html", "/contact/index.html"]) expect(await after(from)).toEqual([TAKEN]);
  const old = "/old/index.html /contact.html /about.php /home/404.html /projects/page-one /admins";
  for (const from of old.split(" ")) expect(await after(from)).toEqual([]);
});

test("a service has a page in the gallery if pictures of several services are there", async () => {
  const view = "/gallery/other-services";
  const after = (redirect: object, ...services: string[]) => {
    const gallery = testData("pages/gallery.json");
    const { pictures } = gallery as { pictures: object[] };
    for (const at of pictures.keys()) put(`pictures[${at}].service`, services[at])(gallery);
    const redirects = JSON.stringify({ redirects: [redirect] });
    return afterReplacing({ "pages/gallery.json": JSON.stringify(gallery), "redirects.json": redirects });
  };
  const away = { from: view, to: "/gallery" };
  expect(await after(away, "other-services")).toEqual([]);
  expect(await after(away, "other-services", "industrial-coatings")).toEqual([TAKEN]);
  expect(await after({ from: "/trades", to: view }, "other-services", "industrial-coatings")).toEqual([]);
});

test("links to an alias, to a part of a page and to another site are allowed", async () => {
  for (const href of ["/projects/stairs", "/contact#contact-form", "/#services", "https://www.gov.uk/browse?a=1"])
    expect(await afterEditing(HOME, put("hero.primary.href", href))).toEqual([]);
});

test("a value that two files share is reported in both, because either may be wrong", async () => {
  const naming = (file: string, field: string, other: string) => [
    problemNaming({ file, line: 4, field, remedy: "Change one of the two" }),
    problemNaming({ file, line: 4, field, remedy: `content/${other}` }),
  ];
  const roof = "case-studies/fish-market-roof.json";
  const orders = await problemsAfterEditing(STAIR, put("order", 2));
  for (const expected of [...naming(STAIR, "order", roof), ...naming(roof, "order", STAIR)])
    expect(orders).toContainEqual(expected);
  const [service, gallery] = ["services/other-services.json", "pages/gallery.json"];
  const labels = await problemsAfterEditing(service, put("label", "Pictures"));
  expect(labels).toContainEqual(problemNaming({ file: service, line: 5, field: "label", remedy: gallery }));
  expect(labels).toContainEqual(problemNaming({ file: gallery, line: 4, field: "meta.label", remedy: service }));
});

test("a copied and unedited file has a message for each value that must be unique", async () => {
  const messages = await afterReplacing({ "case-studies/copy.json": rewrittenText(STAIR) });
  const ofCopy = messages.filter(line => line.startsWith("content/case-studies/copy.json"));
  const paths = "slug order name summary description challenge.paragraphs results.paragraphs";
  expect(ofCopy.map(line => line.split(" ")[1])).toEqual(paths.split(" "));
});

test.each([
  ["with the original's slug", "old-gutters", "gutter-repair-replace"],
  ["with a number", "gutter-repair-replace-2", "gutter-repair-replace-2"],
  ["as a copy", "copy-of-gutter-repair-replace", "copy-of-gutter-repair-replace"],
])("a service that was copied %s is at fault, and not its original", async (_what, name, slug) => {
  const original = "services/gutter-repair-replace.json";
  const copy = rewrittenText(original).replace('"slug": "gutter-repair-replace"', `"slug": "${slug}"`);
  const problems = await problemsAfterReplacing({ [`services/${name}.json`]: copy });
  const repeated = problems.filter(({ code }) => code === "repeated");
  expect(new Set(repeated.map(({ file }) => file))).toEqual(new Set([`content/services/${name}.json`]));
  expect(repeated).toContainEqual(problemNaming({ file: `services/${name}.json`, field: "label", remedy: original }));
});

test("a story copied word for word is reported in both files, even of different kinds", async () => {
  const roof = "case-studies/fish-market-roof.json";
  const summary = String(testData(roof).summary);
  const naming = (file: string, field: string, other: string) =>
    problemNaming({ file, field, remedy: `content/${other}. Write each in its own words` });
  const copy = await problemsAfterEditing(STAIR, put("results.paragraphs", [summary.toUpperCase()]));
  expect(copy).toEqual([naming(roof, "summary", STAIR), naming(STAIR, "results.paragraphs", roof)]);
  const service = "services/other-services.json";
  const ofService = await problemsAfterEditing(service, put("hero.text", summary));
  expect(ofService).toEqual([naming(roof, "summary", service), naming(service, "hero.text", roof)]);
});

test("a copied file has no message once the lines named in the guide are changed", async () => {
  const copy = rewrittenText(STAIR)
    .replace('"order": 1', '"order": 7')
    .replace('"featured": true', '"featured": false')
    .replaceAll("Lighthouse", "Beacon")
    .replaceAll("lighthouse", "beacon");
  expect(await afterReplacing({ "case-studies/beacon-stair.json": copy })).toEqual([]);
});

test("a seventh service causes only a warning about the home page", async () => {
  const seventh = rewrittenText("services/gutter-repair-replace.json")
    .replace('"slug": "gutter-repair-replace"', '"slug": "roofing"')
    .replace('"order": 2', '"order": 7')
    .replaceAll("Gutter Repair & Replace", "Roofing of sheds and of halls");
  expect(await problemsAfterReplacing({ "services/roofing.json": seventh })).toEqual([
    designedFor("services", "services is 7; the home page was designed for 6"),
  ]);
});

test("one featured project fewer is a warning; none or too many is an error", async () => {
  expect(await problemsAfterEditing(STAIR, put("featured", false))).toEqual([
    designedFor("projects", "featured projects is 4; the home page was designed for 5"),
  ]);
  const naming = (remedy: string) => problemNaming({ file: HOME, line: 1, field: "", remedy });
  const paths = [...(await validFiles()).keys()].filter(path => path.startsWith("case-studies/"));
  const unfeatured = paths.map(
    path => [path, rewrittenText(path).replace('"featured": true', '"featured": false')] as const,
  );
  expect(await problemsAfterReplacing(Object.fromEntries(unfeatured))).toEqual([
    naming("Turn “Featured” on in at least one"),
  ]);
  const further = Array.from(
    { length: 8 },
    (_, index) => [`case-studies/further-${index}.json`, rewrittenText(STAIR)] as const,
  );
  const tooMany = await problemsAfterReplacing(Object.fromEntries(further));
  expect(tooMany).toContainEqual(naming("at most 12 fit. Turn “Featured” off in the others"));
});

test("a missing file is reported once, without errors in other files", async () => {
  const remedy = "Put it back from the project's history";
  expect(await problemsAfterReplacing({ "team.json": null })).toEqual([
    problemNaming({ file: "team.json", line: 1, field: "", remedy }),
  ]);
});

test("files with an unusable name or folder are reported with what to do", async () => {
  const files = {
    "teem.json": "{}",
    "photos/roof.heic": "x",
    "notes/plan.txt": "x",
    "README.md": "# Guide",
    "photos/IMG_0001.JPG": "x",
    "services/deeper/a.json": "{}",
  };
  const warning = (file: string, remedy: string) => problemNaming({ file, field: "", severity: "warning", remedy });
  const error = (file: string, remedy: string) => problemNaming({ file, field: "", remedy });
  expect(await problemsAfterReplacing(files)).toEqual([
    warning("notes/plan.txt", "Export it as one of them, or delete it"),
    warning("photos/IMG_0001.JPG", 'Rename it to "IMG_0001.jpg"'),
    warning("photos/roof.heic", "Export it as one of them, or delete it"),
    error("services/deeper/a.json", "Services belong in content/services"),
    error("teem.json", 'Did you mean "team.json"?'),
  ]);
  // "page" is part of the addresses of the overview's further pages.
  for (const file of ["case-studies/page.json", "case-studies/Roof work.json"])
    expect(await problemsAfterReplacing({ [file]: rewrittenText(STAIR) })).toContainEqual(
      error(file, "Use small letters, digits and single hyphens"),
    );
});

test("a placeholder without template text has a warning on its status", async () => {
  const file = "case-studies/unwritten-pier.json";
  const remedy = 'If the story is true, make it "published"';
  expect(
    await problemsAfterReplacing({ [file]: rewrittenText(file).replaceAll(/\[([^\]\n]+)\]/g, "$1") }),
  ).toContainEqual(problemNaming({ file, line: 6, field: "status", severity: "warning", remedy }));
});

test("two files whose names differ only in capitals or in the form of an accent are refused", async () => {
  const remedy = "Rename one, or delete it";
  const picture = (await validFiles()).get(contentPath("photos/slide-01.jpg")) ?? null;
  const clash = (file: string) => problemNaming({ file, field: "", remedy });
  for (const name of ["photos/slide-01.JPG", "photos/Slide-01.jpg", "Photos/slide-01.jpg"]) {
    const problems = await problemsAfterReplacing({ [name]: picture });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([clash(name)]);
  }
  const cafe = { "photos/caf\u00e9.jpg": picture, "photos/cafe\u0301.jpg": picture };
  expect(await problemsAfterReplacing(cafe)).toContainEqual(clash("photos/cafe\u0301.jpg"));
});
