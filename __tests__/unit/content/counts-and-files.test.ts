/** @jest-environment node */
import { afterEditing, afterReplacing, put, textOf } from "./editor";

const HOME = "pages/home.json";
const SERVICE = "services/gutter-repair-replace.json";
const LOOK = "If this is meant, look at the page on a phone and on a wide screen.";

test.each<[string, string, string, string]>([
  [
    "a slide",
    HOME,
    "hero.slides[3]",
    `18:15 warning: hero.slides holds 15 slides; the design was made for 16. ${LOOK}`,
  ],
  [
    "a benefit of the home page",
    HOME,
    "quality.benefits[0]",
    `87:17 warning: quality.benefits holds 5 benefits; the design was made for 6. ${LOOK}`,
  ],
  [
    "an accreditation",
    "accreditations.json",
    "items[6]",
    `3:12 warning: items holds 6 accreditations; the design was made for 7. ${LOOK}`,
  ],
  ["a client", "clients.json", "items[5]", `3:12 warning: items holds 5 clients; the design was made for 6. ${LOOK}`],
  [
    "a team member",
    "team.json",
    "members[2]",
    `3:14 warning: members holds 2 team members; the design was made for 3. ${LOOK}`,
  ],
  [
    "a reason",
    "pages/contact.json",
    "reasons.items[2]",
    `47:14 warning: reasons.items holds 2 reasons; the design was made for 3. ${LOOK}`,
  ],
  [
    "a step",
    SERVICE,
    "process.steps[0]",
    `80:14 warning: process.steps holds 3 steps; the design was made for 4. ${LOOK}`,
  ],
  [
    "a feature tile",
    SERVICE,
    "hero.features[0]",
    `21:17 warning: hero.features holds 3 feature tiles; the design was made for 4. ${LOOK}`,
  ],
  [
    "a sub-service",
    SERVICE,
    "subServices.items[0]",
    `42:14 warning: subServices.items holds 3 sub-services; the design was made for 4. ${LOOK}`,
  ],
])("%s fewer than the design was made for is a warning", async (_what, file, path, message) => {
  expect(await afterEditing(file, put(path, undefined))).toEqual([`content/${file}:${message}`]);
});

test("a seventh service is a warning on the home page and nothing else", async () => {
  const seventh = textOf(SERVICE)
    .replace('"slug": "gutter-repair-replace"', '"slug": "roofing"')
    .replace('"order": 2', '"order": 7')
    .replaceAll("Service 2", "Service 7");
  expect(await afterReplacing({ "services/roofing.json": seventh })).toEqual([
    "content/pages/home.json:118:3 warning: There are 7 services; the home page was designed for 6. If this is meant, look at the home page on a phone and on a wide screen.",
  ]);
});

test("a featured project fewer is a warning, none at all an error", async () => {
  expect(await afterEditing("case-studies/beams.json", put("featured", false))).toEqual([
    "content/pages/home.json:122:3 warning: There are 4 featured projects; the home page was designed for 5. If this is meant, look at the carousel on a phone and on a wide screen.",
  ]);
  const names = ["beams", "hall", "stand", "office", "warehouse"];
  const unfeatured = names.map(name => [
    `case-studies/${name}.json`,
    textOf(`case-studies/${name}.json`).replace('"featured": true', '"featured": false'),
  ]);
  expect(await afterReplacing(Object.fromEntries(unfeatured) as Record<string, string>)).toEqual([
    'content/pages/home.json:122:3 No published case study is featured, so that the home page\'s carousel would be empty. Write "featured": true in at least one.',
  ]);
});

test("a featured placeholder is warned of, because it is not shown", async () => {
  expect(await afterEditing("case-studies/unwritten.json", put("featured", true))).toEqual([
    "content/case-studies/unwritten.json:7:15 warning: featured is true, but a placeholder is not shown on the home page. Publish the case study, or write false.",
  ]);
});

test("a missing file is named, and nothing is blamed for it", async () => {
  expect(await afterReplacing({ "team.json": null })).toEqual([
    "content/team.json:1:1 The file is missing, and the site cannot be built without it. Put it back from the project's history.",
  ]);
});

test("a file that the site does not know is refused with the places for files", async () => {
  expect(await afterReplacing({ "teem.json": "{}" })).toEqual([
    'content/teem.json:1:1 The site knows no such file. Did you mean "team.json"? Services belong in content/services, case studies in content/case-studies; every other file has a fixed name (see content/README.md).',
  ]);
});

test("a file name that cannot become an address is refused", async () => {
  const messages = await afterReplacing({ "services/Roof work.json": textOf(SERVICE) });
  expect(messages).toContain(
    'content/services/Roof work.json:1:1 The file name "Roof work.json" cannot become an address. Use lower-case letters, digits and single hyphens, for example roof-coating-ipswich.json.',
  );
});

test("files of a kind that the site cannot use are warned of", async () => {
  expect(await afterReplacing({ "photos/roof.heic": "x", "notes/plan.txt": "x", "README.md": "# Guide" })).toEqual([
    "content/notes/plan.txt:1:1 warning: The site does not use a file here. Pictures belong in content/photos, content/team or content/marks.",
    "content/photos/roof.heic:1:1 warning: The site cannot use this file here. Photographs end in .jpg, .png or .webp.",
  ]);
});

test("one broken file is reported once, not at every link to it", async () => {
  expect(await afterReplacing({ "services/industrial-coatings.json": "{" })).toEqual([
    "content/services/industrial-coatings.json:1:1 The file ends too early. The { of line 1 is never closed with a }. Put the missing rest back from the file's history.",
  ]);
});
