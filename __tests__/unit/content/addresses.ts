import { afterEditing, afterReplacing, dataOf, edits, put, textOf, validFiles } from "./editor";

const STAIR = "case-studies/lighthouse-stair.json";
const HOME = "pages/home.json";
const TAKEN = expect.stringContaining("but there is a page at this address already") as string;
const NO_ADDRESS =
  "cannot become an address. Use small letters, digits and single hyphens, for example roof-coating-ipswich.json.";

/** The warning when a section of the home page has a number of items that the design does not expect. */
const designedFor = (section: string, message: string) => {
  const line =
    textOf(HOME)
      .split("\n")
      .findIndex(text => text.startsWith(`  "${section}":`)) + 1;
  const look = "If this is meant, look at the page on a phone and on a wide screen.";
  return `content/${HOME}:${line}:3 warning: ${message} ${look}`;
};

test.each(
  edits(String.raw`
    a link to no page | pages/home.json | hero.primary.href | "/services/roofing" | 12:15 hero.primary.href is "/services/roofing", but the site has no such page. Write the address of a page that is there.
    a misspelt link | pages/home.json | hero.primary.href | "/services/gutter-repair-replce" | 12:15 hero.primary.href is "/services/gutter-repair-replce", but the site has no such page. Did you mean "/services/gutter-repair-replace"? Write the address of a page that is there.
    a slash at the end | pages/home.json | hero.primary.href | "/contact/" | 12:15 hero.primary.href is "/contact/", but the site has no such page. Did you mean "/contact"? Write the address of a page that is there.
    a place that the page does not have | pages/home.json | hero.primary.href | "/contact#nowhere" | 12:15 hero.primary.href is "/contact#nowhere", but no link can lead to #nowhere there. Write "/contact" or "/contact#contact-form".
    a place on a page without any | pages/home.json | hero.primary.href | "/gallery#top" | 12:15 hero.primary.href is "/gallery#top", but no link can lead to #top there. Write "/gallery".
    a link to a placeholder | pages/home.json | hero.primary.href | "/projects/unwritten-pier" | 12:15 hero.primary.href is "/projects/unwritten-pier", the page of a case study that is still a placeholder. Link to a published one, or publish it first.
    half a web address | pages/home.json | hero.primary.href | "www.gov.uk" | 12:15 hero.primary.href is "www.gov.uk", which cannot be right. Start with / for a page of this site (for example /contact or /#services), or copy the full address of another site from the browser, starting with https://.
    a password in a web address | pages/home.json | hero.primary.href | "https://a:b@gov.uk/" | 12:15 hero.primary.href is "https://a:b@gov.uk/", which cannot be right. Start with / for a page of this site (for example /contact or /#services), or copy the full address of another site from the browser, starting with https://.
    a sign that no address has | pages/home.json | hero.primary.href | "https://gov.uk/a|b" | 12:15 hero.primary.href is "https://gov.uk/a|b", which cannot be right. Start with / for a page of this site (for example /contact or /#services), or copy the full address of another site from the browser, starting with https://.
    a service that is not there | case-studies/lighthouse-stair.json | service | "industrial-coating" | 9:14 service is "industrial-coating", but no page of content/services has this address. Did you mean "industrial-coatings"? Write the last part of one that is there, or delete what refers to it.
    an alias of nothing | aliases.json | aliases[0].caseStudy | "lighthouse-star" | 6:20 aliases[0].caseStudy is "lighthouse-star", but no page of content/case-studies has this address. Did you mean "lighthouse-stair"? Write the last part of one that is there, or delete what refers to it.
    an alias of a placeholder | aliases.json | aliases[0].caseStudy | "unwritten-pier" | 6:20 aliases[0].caseStudy is "unwritten-pier", which is still a placeholder. Name a published one.
    an alias at a page's address | aliases.json | aliases[0].path | "/projects/dairy-yard" | 5:15 aliases[0].path is "/projects/dairy-yard", but there is a page at this address already. Choose another, or delete the alias.
    a redirect to no page | redirects.json | redirects[0].to | "/projects/dairy-yar" | 6:13 redirects[0].to is "/projects/dairy-yar", but the site has no such page. Did you mean "/projects/dairy-yard"? Write the address of a page that is there.
    a redirect to another site | redirects.json | redirects[0].to | "https://example.com/a" | 6:13 redirects[0].to is "https://example.com/a", which cannot be right. Write the address of a page of this site, for example /services.
    a redirect to a placeholder | redirects.json | redirects[0].to | "/projects/unwritten-pier" | 6:13 redirects[0].to is "/projects/unwritten-pier", the page of a case study that is still a placeholder. Link to a published one, or publish it first.
    a redirect to itself | redirects.json | redirects[0].to | "/dairy" | 6:13 redirects[0].to is "/dairy", a former address, which only leads on. Write the address of the page itself.
    a redirect at a page's address | redirects.json | redirects[0].from | "/projects/dairy-yard" | 5:15 redirects[0].from is "/projects/dairy-yard", but there is a page at this address already. Choose another, or delete the redirect.
    a redirect at an alias's address | redirects.json | redirects[0].from | "/projects/stairs" | 5:15 redirects[0].from is "/projects/stairs", but there is a page at this address already. Choose another, or delete the redirect.
    a redirect with a slash at its end | redirects.json | redirects[0].from | "/dairy/" | 5:15 redirects[0].from is "/dairy/", which cannot be right. Start with / and go on in letters, digits, dots and hyphens, without a slash at the end, for example /dairy. The address of a file that the site itself has cannot send visitors on.
    a second redirect at one address | redirects.json | redirects[2] | {"from":"/dairy","to":"/contact"} | 13:15 redirects[2].from is "/dairy" as in entry 1 of the list. Change one of the two.
    a link to a redirect | pages/home.json | hero.primary.href | "/dairy" | 12:15 hero.primary.href is "/dairy", a former address, which only leads on. Write the address of the page itself.
    a second alias at one address | aliases.json | aliases[2] | {"path":"/projects/stairs","caseStudy":"dairy-yard"} | 13:15 aliases[2].path is "/projects/stairs" as in entry 1 of the list. Change one of the two.
    a highlight from elsewhere | case-studies/lighthouse-stair.json | hero.highlight | "Beam" | 14:18 hero.highlight is "Beam", which is not a part of the title "Lighthouse Stair". Copy the words exactly from the title.
    a slug unlike the file's name | case-studies/lighthouse-stair.json | slug | "stair" | 3:11 slug is "stair" but the file is called "lighthouse-stair.json". Make them the same: the slug is the file's name without .json.
    an id that is there twice | clients.json | items[1].id | "northwick-ferries" | 13:13 items[1].id is "northwick-ferries" as in entry 1 of the list. Change one of the two.
    a misspelt e-mail address | company.json | email.address | "office@gmial.com" | 30:16 warning: email.address is "office@gmial.com", which looks misspelt at "@gmial.". Check it letter by letter.
    a misspelt domain | company.json | email.address | "office@jlmaintenance.couk" | 30:16 warning: email.address is "office@jlmaintenance.couk", which looks misspelt at ".couk". Check it letter by letter.
    a misspelt address that its schema refuses, too | company.json | social[0].href | "https://www.facebook.con/firm" | 35:15 social[0].href is "https://www.facebook.con/firm", which cannot be right. Copy the whole address of the firm's page on Facebook, with https://.
    a title that is there twice | services/gutter-repair-replace.json | benefits.items[1].title | "Stays dry" | 78:18 benefits.items[1].title is "Stays dry" as in entry 1 of the list. Change one of the two.
  `),
)("%s is reported", async (_what, file, path, value, message) => {
  expect(await afterEditing(file, put(path, value))).toEqual([`content/${file}:${message}`]);
});

test("a redirect from an address that the build itself makes is refused", async () => {
  const files = "/404.html /robots.txt /sitemap.xml /favicon.ico /site.webmanifest /mask-icon.svg /_headers /app-0.js";
  const folders = "/~partytown /static/a.jpg /page-data/index /cards /cards/home.jpg /admin /projects/page/2";
  for (const from of `${files} ${folders}`.split(" ")) {
    const advice = `is "${from}", which cannot be right. Start with / and go on in letters, digits, dots and hyphens, without a slash at the end, for example /dairy. The address of a file that the site itself has cannot send visitors on.`;
    const problems = await afterEditing("redirects.json", put("redirects[0].from", from));
    expect(problems).toEqual([`content/redirects.json:5:15 redirects[0].from ${advice}`]);
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
    const gallery = dataOf("pages/gallery.json");
    for (const [at, service] of services.entries()) put(`pictures[${at}].service`, service)(gallery);
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
  expect(await afterEditing(STAIR, put("order", 2))).toEqual([
    "content/case-studies/fish-market-roof.json:4:12 order is 2 as in content/case-studies/lighthouse-stair.json. Change one of the two.",
    "content/case-studies/lighthouse-stair.json:4:12 order is 2 as in content/case-studies/fish-market-roof.json. Change one of the two.",
  ]);
  expect(await afterEditing("services/other-services.json", put("label", "Pictures"))).toEqual([
    'content/pages/gallery.json:4:14 meta.label is "Pictures" as in content/services/other-services.json. Change one of the two.',
    'content/services/other-services.json:5:12 label is "Pictures" as in content/pages/gallery.json. Change one of the two.',
  ]);
});

test("a copied and unedited file has a message for each value that must be unique", async () => {
  const messages = await afterReplacing({ "case-studies/copy.json": textOf(STAIR) });
  const ofCopy = messages.filter(line => line.startsWith("content/case-studies/copy.json"));
  const paths = "slug order name summary description challenge.paragraphs results.paragraphs";
  expect(ofCopy.map(line => line.split(" ")[1])).toEqual(paths.split(" "));
});

test("a story copied word for word is reported in both files, even of different kinds", async () => {
  const roof = "case-studies/fish-market-roof.json";
  const summary = String(dataOf(roof).summary);
  const copied = (file: string) =>
    expect.stringContaining(`repeats word for word what is in content/${file}. Write each in its own words.`) as string;
  expect(await afterEditing(STAIR, put("results.paragraphs", [summary.toUpperCase()]))).toEqual([
    copied(STAIR),
    `content/${STAIR}:49:19 results.paragraphs repeats word for word what is in content/${roof}. Write each in its own words.`,
  ]);
  const service = "services/other-services.json";
  const both = [copied(service), copied(roof)];
  expect(await afterEditing(service, put("hero.text", summary))).toEqual(both);
});

test("a copied file has no message once the lines named in the guide are changed", async () => {
  const copy = textOf(STAIR)
    .replace('"order": 1', '"order": 7')
    .replace('"featured": true', '"featured": false')
    .replaceAll("Lighthouse", "Beacon")
    .replaceAll("lighthouse", "beacon");
  expect(await afterReplacing({ "case-studies/beacon-stair.json": copy })).toEqual([]);
});

test("a seventh service causes only a warning about the home page", async () => {
  const seventh = textOf("services/gutter-repair-replace.json")
    .replace('"slug": "gutter-repair-replace"', '"slug": "roofing"')
    .replace('"order": 2', '"order": 7')
    .replaceAll("Gutter Repair & Replace", "Roofing of sheds and of halls");
  expect(await afterReplacing({ "services/roofing.json": seventh })).toEqual([
    designedFor("services", "The number of services is 7; the home page was designed for 6."),
  ]);
});

test("one featured project fewer is a warning; none or too many is an error", async () => {
  const fewer = "The number of featured projects is 4; the home page was designed for 5.";
  expect(await afterEditing(STAIR, put("featured", false))).toEqual([designedFor("projects", fewer)]);
  const paths = [...(await validFiles()).keys()].filter(path => path.startsWith("case-studies/"));
  const unfeatured = paths.map(path => [path, textOf(path).replace('"featured": true', '"featured": false')] as const);
  expect(await afterReplacing(Object.fromEntries(unfeatured))).toEqual([
    "content/pages/home.json:1:1 No published case study is featured. Turn “Featured” on in at least one.",
  ]);
  const further = Array.from(
    { length: 8 },
    (_, index) => [`case-studies/further-${index}.json`, textOf(STAIR)] as const,
  );
  expect(await afterReplacing(Object.fromEntries(further))).toContain(
    "content/pages/home.json:1:1 There are 13 featured projects; at most 12 fit. Turn “Featured” off in the others; the overview shows every published project.",
  );
});

test("a missing file is reported once, without errors in other files", async () => {
  expect(await afterReplacing({ "team.json": null })).toEqual([
    "content/team.json:1:1 The file is missing, and the site cannot be built without it. Put it back from the project's history.",
  ]);
});

test("files with an unusable name or folder are reported with what to do", async () => {
  const CANNOT = "The site cannot use this file here.";
  const USABLE =
    "Photographs are .jpg, .png or .webp files in content/photos or content/team, logos .svg files in content/logos. Export it as one of them, or delete it.";
  const FOLDERS =
    "Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).";
  const files = {
    "teem.json": "{}",
    "photos/roof.heic": "x",
    "notes/plan.txt": "x",
    "README.md": "# Guide",
    "photos/IMG_0001.JPG": "x",
    "services/deeper/a.json": "{}",
  };
  expect(await afterReplacing(files)).toEqual([
    `content/notes/plan.txt:1:1 warning: ${CANNOT} ${USABLE}`,
    `content/photos/IMG_0001.JPG:1:1 warning: ${CANNOT} Rename it to "IMG_0001.jpg": its ending must be in small letters.`,
    `content/photos/roof.heic:1:1 warning: ${CANNOT} ${USABLE}`,
    `content/services/deeper/a.json:1:1 The site knows no such file. ${FOLDERS}`,
    `content/teem.json:1:1 The site knows no such file. Did you mean "team.json"? ${FOLDERS}`,
  ]);
  // "page" is part of the addresses of the overview's further pages.
  for (const name of ["page.json", "Roof work.json"])
    expect(await afterReplacing({ [`case-studies/${name}`]: textOf(STAIR) })).toContain(
      `content/case-studies/${name}:1:1 The file name "${name}" ${NO_ADDRESS}`,
    );
});

test("a placeholder without template text has a warning on its status", async () => {
  const pier = "case-studies/unwritten-pier.json";
  expect(await afterReplacing({ [pier]: textOf(pier).replaceAll(/\[([^\]\n]+)\]/g, "$1") })).toContain(
    `content/${pier}:6:13 warning: status is "placeholder", but no text in square brackets is left. If the story is true, make it "published".`,
  );
});
