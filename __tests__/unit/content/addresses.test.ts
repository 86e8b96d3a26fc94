/** @jest-environment node */
import { afterEditing, afterReplacing, edits, put, textOf } from "./editor";
import { type Data, picture } from "./fixture";

const BEAMS = "case-studies/beams.json";
const HOME = "pages/home.json";
const LOOK = "If this is meant, look at the page on a phone and on a wide screen.";

test.each(
  edits(String.raw`
    a link to no page | pages/home.json | hero.primary.href | "/services/roofing" | 12:15 hero.primary.href is "/services/roofing", but the site has no such page. Write the address of a page that is there.
    a misspelt link | pages/home.json | hero.primary.href | "/services/gutter-repair-replce" | 12:15 hero.primary.href is "/services/gutter-repair-replce", but the site has no such page. Did you mean "/services/gutter-repair-replace"? Write the address of a page that is there.
    a slash at the end | pages/home.json | hero.primary.href | "/contact/" | 12:15 hero.primary.href is "/contact/", but the site has no such page. Did you mean "/contact"? Write the address of a page that is there.
    a place that the page does not have | pages/home.json | hero.primary.href | "/contact#nowhere" | 12:15 hero.primary.href is "/contact#nowhere", but the page has no place called #nowhere. Write "/contact#contact-form".
    a place on a page without any | pages/home.json | hero.primary.href | "/gallery#top" | 12:15 hero.primary.href is "/gallery#top", but the page has no place called #top. Write "/gallery".
    a link to a placeholder | pages/home.json | hero.primary.href | "/projects/unwritten" | 12:15 hero.primary.href is "/projects/unwritten", the page of a case study that is still a placeholder. Link to a published one, or publish it first.
    half a web address | pages/home.json | hero.primary.href | "www.gov.uk" | 12:15 hero.primary.href is "www.gov.uk", which cannot be right. Start with / for a page of this site (for example /contact or /#services), or copy the full address of another site from the browser, starting with https://.
    a password in a web address | pages/home.json | hero.primary.href | "https://a:b@gov.uk/" | 12:15 hero.primary.href is "https://a:b@gov.uk/", which cannot be right. Start with / for a page of this site (for example /contact or /#services), or copy the full address of another site from the browser, starting with https://.
    a service that is not there | case-studies/beams.json | service | "industrial-coating" | 9:14 service is "industrial-coating", but there is no content/services/industrial-coating.json. Did you mean "industrial-coatings"? Write the name of a file in content/services without .json.
    an alias of nothing | aliases.json | aliases[0].caseStudy | "beems" | 6:20 aliases[0].caseStudy is "beems", but there is no content/case-studies/beems.json. Did you mean "beams"? Write the name of a file in content/case-studies without .json.
    an alias of a placeholder | aliases.json | aliases[0].caseStudy | "unwritten" | 6:20 aliases[0].caseStudy is "unwritten", which is still a placeholder. Name a published one.
    an alias at a page's address | aliases.json | aliases[0].path | "/projects/hall" | 5:15 aliases[0].path is "/projects/hall", but there is a page at this address already. Choose another, or delete the alias.
    a redirect to no page | redirects.json | redirects[0].to | "/projects/hal" | 6:13 redirects[0].to is "/projects/hal", but the site has no such page. Did you mean "/projects/hall"? Write the address of a page that is there.
    a redirect to another site | redirects.json | redirects[0].to | "https://example.com/a" | 6:13 redirects[0].to is "https://example.com/a", which cannot be right. Write the address of a page of this site, for example /services.
    a redirect to a placeholder | redirects.json | redirects[0].to | "/projects/unwritten" | 6:13 redirects[0].to is "/projects/unwritten", the page of a case study that is still a placeholder. Link to a published one, or publish it first.
    a redirect to itself | redirects.json | redirects[0].to | "/dairy" | 6:13 redirects[0].to is "/dairy", but the site has no such page. Write the address of a page that is there.
    a redirect at a page's address | redirects.json | redirects[0].from | "/projects/hall" | 5:15 redirects[0].from is "/projects/hall", but there is a page at this address already. Choose another, or delete the redirect.
    a redirect at an alias's address | redirects.json | redirects[0].from | "/projects/coatings" | 5:15 redirects[0].from is "/projects/coatings", but there is a page at this address already. Choose another, or delete the redirect.
    a redirect with a slash at its end | redirects.json | redirects[0].from | "/dairy/" | 5:15 redirects[0].from is "/dairy/", which cannot be right. Start with / and go on in letters, digits, dots and hyphens, without a slash at the end, for example /dairy. The address of a file that the site itself has cannot send visitors on.
    a second redirect at one address | redirects.json | redirects[1] | {"from":"/dairy","to":"/contact"} | 9:15 redirects[1].from is "/dairy" as in entry 1 of the list. Change one of the two.
    a link to a redirect | pages/home.json | hero.primary.href | "/dairy" | 12:15 hero.primary.href is "/dairy", but the site has no such page. Write the address of a page that is there.
    a second alias at one address | aliases.json | aliases[1] | {"path":"/projects/coatings","caseStudy":"hall"} | 9:15 aliases[1].path is "/projects/coatings" as in entry 1 of the list. Change one of the two.
    a highlight from elsewhere | case-studies/beams.json | hero.highlight | "Beam" | 14:18 hero.highlight is "Beam", which is not a part of the title "Project 1". Copy the words exactly from the title.
    a slug unlike the file's name | case-studies/beams.json | slug | "beam" | 3:11 slug is "beam" but the file is called "beams.json". Make them the same: the slug is the file's name without .json.
    an id that stands twice | clients.json | items[1].id | "logo-1" | 13:13 items[1].id is "logo-1" as in entry 1 of the list. Change one of the two.
    an area that the footer does not name | company.json | areas | ["Essex"] | 36:5 areas[0] is "Essex", which the footer text (blurb) does not name. Name it there, too.
    a title that stands twice | pages/home.json | quality.benefits[1].title | "One" | 93:18 quality.benefits[1].title is "One" as in entry 1 of the list. Change one of the two.
  `),
)("%s is refused", async (_what, file, path, value, message) => {
  expect(await afterEditing(file, put(path, value))).toEqual([`content/${file}:${message}`]);
});

test.each([
  ...["/404.html", "/robots.txt", "/sitemap.xml", "/favicon.ico", "/site.webmanifest", "/mask-icon.svg", "/_headers"],
  ...["/static/a.jpg", "/page-data/index", "/cards", "/cards/home.jpg", "/admin", "/projects/page/2", "/app-0.js"],
])("a redirect from %s, which the build makes itself, is refused", async from => {
  const told = await afterEditing("redirects.json", put("redirects[0].from", from));
  expect(told).toEqual([expect.stringContaining("The address of a file that the site itself has cannot send")]);
});

test("a redirect from the file of a page is refused, from that of an old page fine", async () => {
  const taken = expect.stringContaining("but there is a page at this address already") as string;
  for (const from of ["/index.html", "/contact/index.html"])
    expect(await afterEditing("redirects.json", put("redirects[0].from", from))).toEqual([taken]);
  for (const from of [
    "/old/index.html",
    "/contact.html",
    "/about.php",
    "/home/404.html",
    "/projects/page-one",
    "/admins",
  ])
    expect(await afterEditing("redirects.json", put("redirects[0].from", from))).toEqual([]);
});

test("the pictures of a service in the gallery are a page where several services have some", async () => {
  const view = "/gallery/other-services";
  const after = (redirect: object, ...services: string[]) => {
    const gallery = JSON.parse(textOf("pages/gallery.json")) as Data;
    for (const [at, service] of services.entries()) put(`pictures[${at}].service`, service)(gallery);
    const redirects = JSON.stringify({ redirects: [redirect] });
    return afterReplacing({ "pages/gallery.json": JSON.stringify(gallery), "redirects.json": redirects });
  };
  const [away, here] = [
    { from: view, to: "/gallery" },
    { from: "/trades", to: view },
  ];
  const taken = expect.stringContaining("there is a page at this address already") as string;
  expect(await after(away, "other-services")).toEqual([]);
  expect(await after(away, "other-services", "industrial-coatings")).toEqual([taken]);
  expect(await after(here, "other-services", "industrial-coatings")).toEqual([]);
});

test("a link to an alias, to a part of a page and to another site is fine", async () => {
  for (const href of ["/projects/coatings", "/contact#contact-form", "/#services", "https://www.gov.uk/browse?a=1"])
    expect(await afterEditing(HOME, put("hero.primary.href", href))).toEqual([]);
});

test("what two files have in common is told at both, because either may be the one to change", async () => {
  expect(await afterEditing(BEAMS, put("order", 2))).toEqual([
    "content/case-studies/beams.json:4:12 order is 2 as in content/case-studies/hall.json. Change one of the two.",
    "content/case-studies/hall.json:4:12 order is 2 as in content/case-studies/beams.json. Change one of the two.",
  ]);
  expect(await afterEditing("services/other-services.json", put("label", "Gallery"))).toEqual([
    'content/pages/gallery.json:4:14 meta.label is "Gallery" as in content/services/other-services.json. Change one of the two.',
    'content/services/other-services.json:5:12 label is "Gallery" as in content/pages/gallery.json. Change one of the two.',
  ]);
});

test("a file that was copied and not edited is told everything that has to be its own", async () => {
  const messages = await afterReplacing({ "case-studies/copy.json": textOf(BEAMS) });
  const ofCopy = messages.filter(line => line.startsWith("content/case-studies/copy.json"));
  expect(ofCopy.map(line => line.split(" ")[1])).toEqual([
    ...["slug", "order", "name", "summary", "description"],
    ...["challenge.paragraphs", "results.paragraphs"],
  ]);
});

test("a story copied word for word is told at both files, whether as a part of another kind of page or of the same", async () => {
  const hall = "case-studies/hall.json";
  const { challenge } = JSON.parse(textOf(hall)) as { challenge: { paragraphs: string[] } };
  const [story = ""] = challenge.paragraphs;
  const copied = "says word for word what challenge.paragraphs of content/case-studies/hall.json says.";
  expect(await afterEditing(BEAMS, put("results.paragraphs", [story.toUpperCase()]))).toEqual([
    `content/case-studies/beams.json:33:19 results.paragraphs ${copied} Tell each in its own words.`,
    "content/case-studies/hall.json:23:19 challenge.paragraphs says word for word what results.paragraphs of content/case-studies/beams.json says. Tell each in its own words.",
  ]);
  const inService = await afterEditing("services/other-services.json", put("hero.text", story));
  expect(inService).toHaveLength(2);
  expect(inService[1]).toContain(`hero.text ${copied}`);
});

test("a copied file is fine once the lines that the guide names are changed", async () => {
  const copy = textOf(BEAMS)
    .replace('"slug": "beams"', '"slug": "copy"')
    .replace('"order": 1', '"order": 7')
    .replace('"featured": true', '"featured": false')
    .replaceAll("Project 1", "Project 7");
  expect(await afterReplacing({ "case-studies/copy.json": copy })).toEqual([]);
});

test("a seventh service is a warning on the home page and nothing else", async () => {
  const seventh = textOf("services/gutter-repair-replace.json")
    .replace('"slug": "gutter-repair-replace"', '"slug": "roofing"')
    .replace('"order": 2', '"order": 7')
    .replaceAll("Service 2", "Service 7");
  expect(await afterReplacing({ "services/roofing.json": seventh })).toEqual([
    `content/pages/home.json:118:3 warning: There are 7 services; the home page was designed for 6. ${LOOK}`,
  ]);
});

test("more featured projects than the home page can carry are an error", async () => {
  const further = Array.from({ length: 8 }, (_, index) => {
    const slug = `further-${index}`;
    const data = {
      ...(JSON.parse(textOf("case-studies/beams.json")) as object),
      slug,
      order: 3000 + index,
      name: slug,
    };
    return [`case-studies/${slug}.json`, JSON.stringify(data)] as const;
  });
  expect(await afterReplacing(Object.fromEntries(further))).toContain(
    'content/pages/home.json:1:1 There are 13 featured projects; at most 12 fit. Write "featured": false in the others; the overview shows every published project.',
  );
});

test("no case study takes the address of the overview's further pages", async () => {
  const data = { ...(JSON.parse(textOf("case-studies/beams.json")) as object), slug: "page" };
  expect(await afterReplacing({ "case-studies/page.json": JSON.stringify(data) })).toContain(
    'content/case-studies/page.json:1:1 The file name "page.json" cannot become an address. Use small letters, digits and single hyphens, for example roof-coating-ipswich.json.',
  );
});

test("a featured project fewer is a warning, none at all an error", async () => {
  expect(await afterEditing(BEAMS, put("featured", false))).toEqual([
    `content/pages/home.json:122:3 warning: There are 4 featured projects; the home page was designed for 5. ${LOOK}`,
  ]);
  const paths = ["beams", "hall", "stand", "office", "warehouse"].map(name => `case-studies/${name}.json`);
  const unfeatured = paths.map(path => [path, textOf(path).replace('"featured": true', '"featured": false')]);
  expect(await afterReplacing(Object.fromEntries(unfeatured) as Record<string, string>)).toEqual([
    'content/pages/home.json:1:1 No published case study is featured. Write "featured": true in at least one.',
  ]);
});

test("a missing file is named, and nothing is blamed for it", async () => {
  expect(await afterReplacing({ "team.json": null })).toEqual([
    "content/team.json:1:1 The file is missing, and the site cannot be built without it. Put it back from the project's history.",
  ]);
});

test("files with a name or in a place that the site cannot use are told what to do", async () => {
  const CANNOT = "The site cannot use this file here.";
  const USABLE =
    "Photographs are .jpg, .png or .webp files in content/photos or content/team, logos .svg files in content/logos. Export it as one of them, or delete it.";
  const files = {
    "teem.json": "{}",
    "photos/roof.heic": "x",
    "notes/plan.txt": "x",
    "README.md": "# Guide",
    "photos/IMG_0001.JPG": await picture(1920, 1080),
  };
  expect(await afterReplacing(files)).toEqual([
    `content/notes/plan.txt:1:1 warning: ${CANNOT} ${USABLE}`,
    `content/photos/IMG_0001.JPG:1:1 warning: ${CANNOT} Rename it to "IMG_0001.jpg": its ending must be in small letters.`,
    `content/photos/roof.heic:1:1 warning: ${CANNOT} ${USABLE}`,
    'content/teem.json:1:1 The site knows no such file. Did you mean "team.json"? Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).',
  ]);
  expect(await afterReplacing({ "services/Roof work.json": textOf("services/other-services.json") })).toContain(
    'content/services/Roof work.json:1:1 The file name "Roof work.json" cannot become an address. Use small letters, digits and single hyphens, for example roof-coating-ipswich.json.',
  );
});

test("an address that is misspelt in a common way is a warning", async () => {
  for (const [path, value, slip] of [
    ["email.address", "office@gmial.com", "@gmial."],
    ["email.address", "office@jlmaintenance.couk", ".couk"],
    ["social[0].href", "https://www.facebook.con/firm", ""],
  ] as const) {
    const told = (await afterEditing("company.json", put(path, value))).filter(line => line.includes("misspelt"));
    expect(told).toEqual(
      slip
        ? [expect.stringContaining(`is "${value}", which looks misspelt at "${slip}". Check it letter by letter.`)]
        : [],
    );
  }
});

test("a placeholder without template text is a warning at its status", async () => {
  const text = textOf("case-studies/unwritten.json").replaceAll(/\[([^\]\n]+)\]/g, "$1");
  const told = await afterReplacing({ "case-studies/unwritten.json": text });
  expect(told).toContainEqual(
    expect.stringMatching(
      /unwritten\.json:\d+:\d+ warning: status is "placeholder", but no text in square brackets is left\./,
    ),
  );
});
