import { firstPaint, isDoubtful } from "../../../src/enquiry/spam";

const person = { trap: "", elapsed: 60_000, hadDraft: false };

test.each([
  ["takes a minute", person],
  ["sends a second after the first paint", { ...person, elapsed: 1_000 }],
  ["has a browser that fills the honeypot", { ...person, trap: "01632 960 001" }],
  ["has such a browser and sends 3 s after the first paint", { ...person, trap: "x", elapsed: 3_000 }],
  ["has such a browser and sends a restored draft again", { trap: "x", elapsed: 200, hadDraft: true }],
])("an enquiry is not doubtful from a visitor who %s", (_, signs) => {
  expect(isDoubtful(signs)).toBe(false);
});

test("an enquiry is doubtful if the honeypot is filled and it is sent within 3 s of the first paint", () => {
  expect(isDoubtful({ trap: "x", elapsed: 2_999, hadDraft: false })).toBe(true);
});

describe("the first paint of the page", () => {
  const entries = (found: () => readonly object[]) =>
    Object.assign(performance, { getEntriesByName: found as unknown as typeof performance.getEntriesByName });
  const original = performance.getEntriesByName.bind(performance);
  afterEach(() => Object.assign(performance, { getEntriesByName: original }));

  test("is when the browser says that it was", () => {
    entries(() => [{ startTime: 812.5 }]);
    expect(firstPaint()).toBe(812.5);
  });

  test.each<[string, () => readonly object[]]>([
    ["hides it", () => []],
    [
      "refuses to say it",
      () => {
        throw new TypeError("not a function");
      },
    ],
  ])("is the start of the page in a browser that %s", (_, found) => {
    entries(found);
    expect(firstPaint()).toBe(0);
  });
});
