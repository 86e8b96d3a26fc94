import { afterEditing, afterReplacing, dataOf, edits, put } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";

test("valid content has no message", async () => {
  expect(await afterReplacing({})).toEqual([]);
});

test.each(
  edits(String.raw`
    a missing key | services/gutter-repair-replace.json | benefits.items[1].title | removed | 77:7 benefits.items[1].title is missing. Add a few words that name the benefit.
    a missing sentence | services/gutter-repair-replace.json | hero.features[2].description | removed | 33:7 hero.features[2].description is missing. Add a sentence that explains the point.
    an unknown key | services/gutter-repair-replace.json | hero.colour | "red" | 42:5 hero.colour is not a key that the site knows. Delete it.
    a text in place of a number | services/gutter-repair-replace.json | order | "two" | 4:12 order must be a whole number without quotes, not "two". What belongs here: a whole number that sorts the pages: 1 comes first. No two pages of one kind share a number.
    an order outside the range | services/gutter-repair-replace.json | order | 0 | 4:12 order is 0, but must be a whole number from 1 to 99999.
    an empty list | services/gutter-repair-replace.json | hero.features | [] | 24:17 hero.features is an empty list, so its section would be empty. Add an entry to it, or put back the one that was there.
    an empty text | services/gutter-repair-replace.json | hero.heading | "" | 17:16 hero.heading is empty. Write the heading of the section, in sentence case.
    a title that does not fit | services/gutter-repair-replace.json | hero.heading | "Long words Long words Long words Long words Long words Long words Long words Long words Long words Long words " | 17:16 hero.heading is too long: 110 characters, at most 90 fit. Shorten it.
    a search description that is too short | services/gutter-repair-replace.json | description | "Too short." | 10:18 description is too short: 10 characters, at least 110 are needed. Write a sentence or two of 110 to 160 characters that say what is on the page, shown under its title in search results.
    a misspelt choice | services/gutter-repair-replace.json | icon | "guter" | 7:11 icon is "guter", which the site does not know. Did you mean "gutter"? It must be "coating", "gutter", "skylight", "painting", "cleaning" or "trades".
    two emoji in place of one | services/gutter-repair-replace.json | subServices.items[0].icon | "🔧🔧" | 50:17 subServices.items[0].icon is "🔧🔧", which cannot be right. Use exactly one emoji and nothing else.
    an emoji that the font lacks | services/gutter-repair-replace.json | subServices.items[0].icon | "\ud83c\udc2c" | 50:17 subServices.items[0].icon is "\u1F02C", and the site's font has no such emoji. Choose one that the keyboard of a phone offers.
    a focus that is not two percentages | services/gutter-repair-replace.json | picture.focus | "middle" | 14:14 picture.focus is "middle", which cannot be right. Write two percentages with a space between them, for example 50% 30%.
    a standard page without benefits | services/gutter-repair-replace.json | benefits | removed | 1:1 benefits is missing. Add the section of benefits to tick. Needed when layout is standard.
    a trades page without its prompt | services/other-services.json | prompt | removed | 1:1 prompt is missing. Add the band that asks visitors to get in touch. Needed when layout is trades.
    a section that the layout does not show | services/other-services.json | benefits | {"heading":"A","items":[{"title":"B"}]} | 78:15 benefits cannot stay so. A page of this layout does not show it. Delete it, or change the layout.
    a slide that is there twice | pages/home.json | hero.slides[3] | {"image":"../photos/slide-03.jpg","alt":"Plain field of the colour cedar, seen from straight ahead"} | 18:15 hero.slides holds the same twice: entries 3 and 4. Change or delete one of them.
    a placeholder on the home page | case-studies/unwritten-pier.json | featured | true | 7:15 featured cannot stay so. The home page does not show a placeholder. Publish the case study, or turn this off.
    a title prefix with a space at its end | pages/case-study.json | titlePrefix | "Project: " | 3:18 titlePrefix is "Project: ", which cannot be right. End it without a space: the site adds one before the project's name.
    a menu that leads elsewhere than its list | navigation.json | header[1].href | "/gallery" | 10:15 header[1].href cannot stay so. Write "/services", because the entry opens the list of services.
    a letter in the phone number | company.json | phone.display | "01632 96142x" | 27:16 phone.display is "01632 96142x", which cannot be right. Write a UK number of 10 or 11 digits with spaces only, for example 01632 960 123 or +44 1632 960123.
    a phone number of one digit | company.json | phone.display | "0111 111 1111" | 27:16 phone.display is "0111 111 1111", which cannot be right. Write a UK number of 10 or 11 digits with spaces only, for example 01632 960 123 or +44 1632 960123.
    a postcode in small letters | company.json | address.postcode | "ip23 7hu" | 24:17 address.postcode is "ip23 7hu", which cannot be right. Write a UK postcode in capitals with one space in the middle, for example IP23 7HU.
    a postcode of no area | company.json | address.postcode | "ZZ23 7HU" | 24:17 address.postcode is "ZZ23 7HU", which cannot be right. Write a UK postcode in capitals with one space in the middle, for example IP23 7HU.
    an e-mail address without a domain | company.json | email.address | "info@jl" | 30:16 email.address is "info@jl", which cannot be right. Write one e-mail address with an @ and a domain, for example info@jl-maintenance.example.
    a website without https | company.json | website.url | "http://x.co.uk/" | 17:12 website.url is "http://x.co.uk/", which cannot be right. Write https:// and the domain in lower case, with no slash at the end, for example https://www.jl-maintenance.example.
    a social address of another network | company.json | social[0].href | "https://www.instagram.com/jl" | 35:15 social[0].href is "https://www.instagram.com/jl", which cannot be right. Copy the whole address of the firm's page on Facebook, with https://.
    a close-up without a comparison | case-studies/ferry-hall-panes.json | compared | false | 50:16 warning: challenge.closeUp is shown only where the pictures of challenge and results are compared. Turn “Compared” on, or delete it.
    a subject of a card | services/gutter-repair-replace.json | picture.subject | "A wall" | 15:16 warning: picture.subject is shown only beside the counter of several slides. Delete it.
    a description of a plain link | navigation.json | header[0].description | "Back to the start." | 7:22 warning: header[0].description is shown only in a menu that opens. Add the list that it opens, or delete it.
  `),
)("%s is reported at its place, with the field's name and what to do", async (_what, file, path, value, message) => {
  expect(await afterEditing(file, put(path, value))).toEqual([`content/${file}:${message}`]);
});

test.each(
  edits(String.raw`
    a slide | pages/home.json | hero.slides[3] | removed | warning: hero.slides holds 15; the design was made for 16. If this is meant, look at the page on a phone and on a wide screen.
    a benefit of the home page | pages/home.json | quality.benefits[0] | removed | warning: quality.benefits holds 5; the design was made for 6. If this is meant, look at the page on a phone and on a wide screen.
    an accreditation | accreditations.json | items[6] | removed | warning: items holds 6; the design was made for 7. If this is meant, look at the page on a phone and on a wide screen.
    a client | clients.json | items[5] | removed | warning: items holds 5; the design was made for 6. If this is meant, look at the page on a phone and on a wide screen.
    a team member | team.json | members[2] | removed | warning: members holds 2; the design was made for 3. If this is meant, look at the page on a phone and on a wide screen.
    a reason | pages/contact.json | reasons.items[2] | removed | warning: reasons.items holds 2; the design was made for 3. If this is meant, look at the page on a phone and on a wide screen.
    a step | services/gutter-repair-replace.json | process.steps[0] | removed | warning: process.steps holds 3; the design was made for 4. If this is meant, look at the page on a phone and on a wide screen.
    a feature tile | services/gutter-repair-replace.json | hero.features[0] | removed | warning: hero.features holds 3; the design was made for 4. If this is meant, look at the page on a phone and on a wide screen.
    sub-services down to two | services/painting-decorating.json | subServices.items[0] | removed | warning: subServices.items holds 2; the design was made for 3 to 4. If this is meant, look at the page on a phone and on a wide screen.
    the last letters of a long name | case-studies/lighthouse-stair.json | name | "A project with a name of more than fifty characters" | warning: name makes a title of 79 characters with the firm's name before it, and search results show 60. Use 32 here at most.
  `),
)("a value that does not fit the design has a warning: %s", async (_what, file, path, value, message) => {
  const found = await afterEditing(file, put(path, value));
  expect(found.map(line => line.replace(/:\d+:\d+ /, ": "))).toContain(`content/${file}: ${message}`);
});

test.each(["☀", "☀️", "👪", "👷🏽", "🧑‍🔧", "👷🏽‍♀️"])("%s can be the emoji of a sub-service", async emoji => {
  expect(await afterEditing(SERVICE, put("subServices.items[0].icon", emoji))).toEqual([]);
});

test("an upright version is allowed only in slides, a subject only with several slides", async () => {
  expect(await afterEditing(SERVICE, put("picture.upright", "../photos/photo-6.jpg"))).toContainEqual(
    `content/${SERVICE}:15:16 warning: picture.upright is shown only in the slides of the home page. Delete it.`,
  );
  const subject = put("hero.slides[0].subject", "A wall");
  expect(await afterEditing("pages/home.json", subject)).toEqual([]);
  const { slides } = dataOf("pages/home.json").hero as { slides: object[] };
  const first = put("hero.slides", slides.slice(0, 1));
  expect(await afterEditing("pages/home.json", first, subject)).toContainEqual(
    expect.stringContaining("hero.slides[0].subject is shown only beside the counter of several slides."),
  );
});

test("a misspelt key has one message with a suggestion, not two messages", async () => {
  const misspelt = [put("hero.headng", "A plain heading"), put("hero.heading", undefined)];
  expect(await afterEditing(SERVICE, ...misspelt)).toEqual([
    `content/${SERVICE}:41:5 hero.headng is not a key that the site knows. Did you mean "heading"?`,
  ]);
});

test("all mistakes in all files are reported at once", async () => {
  const messages = await afterReplacing({ "team.json": "{}", "clients.json": "[]", [SERVICE]: '{ "slug": 3 }' });
  for (const file of ["team.json", "clients.json", SERVICE])
    expect(messages).toContainEqual(expect.stringContaining(`content/${file}:`));
  expect(messages.length).toBeGreaterThan(10);
});
