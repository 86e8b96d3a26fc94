/** @jest-environment node */
import { afterEditing, afterReplacing, put } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";
const at = (place: string, message: string) => `content/${SERVICE}:${place} ${message}`;

test("content in which nothing is wrong gives no message at all", async () => {
  expect(await afterReplacing({})).toEqual([]);
});

test.each<[string, string, unknown, string]>([
  [
    "a missing key is named at the object that lacks it, with advice from the schema",
    "benefits.items[1].title",
    undefined,
    at("73:7", "benefits.items[1].title is missing. Add a few words that name the benefit."),
  ],
  [
    "a missing sentence is asked for as a sentence",
    "hero.features[2].description",
    undefined,
    at("30:7", "hero.features[2].description is missing. Add a sentence that explains the point."),
  ],
  [
    "an unknown key is refused at the key",
    "hero.colour",
    "red",
    at("39:5", "hero.colour is not a key that the site knows. Delete it."),
  ],
  [
    "a text in place of a number says what belongs there",
    "order",
    "two",
    at(
      "4:12",
      'order must be a whole number without quotes, not the text "two". What belongs here: a whole number that sorts the pages: 1 comes first. No two files of a folder share one.',
    ),
  ],
  [
    "an order outside the range is refused",
    "order",
    0,
    at("4:12", "order is 0, but must be a whole number from 1 to 999."),
  ],
  [
    "an empty list is refused because its section would be empty",
    "hero.features",
    [],
    at(
      "21:17",
      "hero.features is an empty list, so its section would be empty. Add an entry to it, or put back the one that was there.",
    ),
  ],
  [
    "an empty text is refused",
    "hero.heading",
    "",
    at("15:16", "hero.heading is empty. Write the heading of the section, in sentence case."),
  ],
  [
    "a title that does not fit is refused with both lengths",
    "hero.heading",
    "Long words ".repeat(10),
    at("15:16", "hero.heading is too long: 110 characters, at most 90 fit. Shorten it."),
  ],
  [
    "a search description that is too short is refused",
    "description",
    "Too short.",
    at(
      "9:18",
      "description is too short: 10 characters, at least 70 are needed. Write a sentence or two of 70 to 160 characters that say what is on the page, shown under its title in search results.",
    ),
  ],
  [
    "a misspelt choice is refused with the likely one",
    "icon",
    "guter",
    at(
      "7:11",
      'icon is "guter", which the site does not know. Did you mean "gutter"? It must be "coating", "gutter", "skylight", "painting", "cleaning" or "trades".',
    ),
  ],
  [
    "two emoji in place of one are refused",
    "subServices.items[0].icon",
    "🔧🔧",
    at("46:17", 'subServices.items[0].icon is "🔧🔧", which cannot be right. Use exactly one emoji and nothing else.'),
  ],
  [
    "a focus that is not two percentages is refused",
    "picture.focus",
    "middle",
    at(
      "13:14",
      'picture.focus is "middle", which cannot be right. Write two percentages with a space between them, for example 50% 30%.',
    ),
  ],
])("%s", async (_what, path, value, expected) => {
  expect(await afterEditing(SERVICE, put(path, value))).toEqual([expected]);
});

test("a misspelt key is one message with a suggestion, not two", async () => {
  const messages = await afterEditing(SERVICE, data => {
    put("hero.headng", "A plain heading")(data);
    put("hero.heading", undefined)(data);
  });
  expect(messages).toEqual([at("38:5", 'hero.headng is not a key that the site knows. Did you mean "heading"?')]);
});

test("a standard page needs benefits and a process, a trades page a prompt", async () => {
  expect(await afterEditing(SERVICE, put("benefits", undefined))).toEqual([
    at("1:1", "benefits is missing. Add the section of benefits to tick. Needed when layout is standard."),
  ]);
  expect(await afterEditing("services/other-services.json", put("prompt", undefined))).toEqual([
    "content/services/other-services.json:1:1 prompt is missing. Add the band that asks visitors to get in touch. Needed when layout is trades.",
  ]);
});

test("sections that the chosen layout does not show are warned of", async () => {
  const messages = await afterEditing(SERVICE, put("layout", "trades"));
  expect(messages).toContain(
    at("66:3", 'warning: benefits is not shown on a page whose layout is "trades". Delete it, or change the layout.'),
  );
});

test("several mistakes in several files are all reported at once", async () => {
  const messages = await afterReplacing({ "team.json": "{}", "clients.json": "[]", [SERVICE]: '{ "slug": 3 }' });
  expect(new Set(messages.map(line => line.split(":")[0]))).toEqual(
    new Set(["content/clients.json", `content/${SERVICE}`, "content/team.json"]),
  );
  expect(messages.length).toBeGreaterThan(10);
});

test("any object may carry a standIn note, and keys may stand in any order", async () => {
  expect(await afterEditing(SERVICE, put("hero.picture.standIn", "The firm still has to supply it."))).toEqual([]);
  expect(await afterEditing(SERVICE, put("standIn", "The firm still has to supply it."))).toEqual([]);
});
