import { photo } from "../../site/photo";
import { testData, problemNaming, problemsAfterReplacing, put, written } from "./editor";

const STUDY = "case-studies/ferry-hall-panes.json";
const COMPARED = { file: STUDY, field: "compared", severity: "warning" as const };
const EXCHANGED = "If the pictures of challenge and results were exchanged, exchange them back";

interface Pair {
  before: Buffer;
  after: Buffer;
  names?: { before: string; after: string };
}

/** The problems of a compared case study with these two pictures. */
const problemsOf = ({ before, after, names = { before: "hall-1", after: "hall-2" } }: Pair) => {
  const data = testData(STUDY);
  const [early, late] = [`photos/${names.before}.jpg`, `photos/${names.after}.jpg`];
  put("challenge.picture.image", `../${early}`)(data);
  put("results.picture.image", `../${late}`)(data);
  put("challenge.picture.alt", "A hall with a roof that lets in the rain")(data);
  put("results.picture.alt", "A hall with a roof that keeps out the rain")(data);
  return problemsAfterReplacing({ [STUDY]: written(data), [early]: before, [late]: after });
};

/** The problems, but not those of the pictures that no page uses any more. */
const relevant = async (pair: Pair) => (await problemsOf(pair)).filter(({ file }) => file === `content/${STUDY}`);

test("two pictures of the same shape are compared without a warning", async () => {
  expect(await relevant({ before: await photo(1600, 900), after: await photo(1920, 1080) })).toEqual([]);
  expect(await relevant({ before: await photo(1600, 900), after: await photo(1600, 910) })).toEqual([]);
});

test("a comparison of pictures that do not cover each other has a warning", async () => {
  const remedy = "Choose two that were taken from the same place, or turn this off";
  for (const after of [await photo(1600, 1200), await photo(1600, 940)])
    expect(await relevant({ before: await photo(1600, 900), after })).toEqual([problemNaming({ ...COMPARED, remedy })]);
});

test("a comparison of a picture with itself is refused", async () => {
  const before = await photo(1600, 900);
  const problem = problemNaming({ file: STUDY, field: "compared", remedy: "Choose one from before the work" });
  expect(await relevant({ before, after: before })).toEqual([problem]);
});

test("a picture that is called “after” beside the challenge, or “before” beside the results, has a warning", async () => {
  const pictures = { before: await photo(1600, 900), after: await photo(1920, 1080) };
  const naming = (section: string) =>
    problemNaming({ file: STUDY, field: `${section}.picture.image`, severity: "warning", remedy: EXCHANGED });
  const named = (before: string, after: string) => relevant({ ...pictures, names: { before, after } });
  expect(await named("hall-after", "hall-before")).toEqual([naming("challenge"), naming("results")]);
  expect(await named("hall-after-x1y2z3", "hall-2")).toEqual([naming("challenge")]);
  expect(await named("hall-before", "hall-after")).toEqual([]);
  expect(await named("hall-afternoon", "hall-before-and-after")).toEqual([]);
});
