import sharp from "sharp";
import { photo } from "../../site/photo";
import { dataOfFile, problemNaming, problemsAfterReplacing, put, written } from "./editor";

const STUDY = "case-studies/ferry-hall-panes.json";
const COMPARED = { file: STUDY, field: "compared", severity: "warning" as const };
const EXCHANGED = "If the pictures of challenge and results were exchanged, exchange them back";

/** A drawing of a house in these colours, moved to the right by a distance in px. */
const house = (wall: string, ground: string, right = 0) =>
  drawn(
    `<rect width="1600" height="900" fill="${ground}"/><g transform="translate(${right})" fill="${wall}">` +
      '<path d="M300 400 700 150 1100 400V800H300z"/></g><path d="M1200 900 1400 0h60L1260 900z" fill="#444"/>',
  );

/** A drawing of rows of windows. */
const windows = () =>
  drawn(
    '<rect width="1600" height="900" fill="#ddd"/>' +
      Array.from({ length: 32 }, (_, index) => {
        const [left, top] = [(index % 8) * 200 + 40, Math.floor(index / 8) * 220 + 40];
        return `<rect x="${left}" y="${top}" width="90" height="140" fill="#335"/>`;
      }).join(""),
  );

const drawn = (shapes: string, height = 900) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${height}">${shapes}</svg>`))
    .resize(1600, height)
    .jpeg()
    .toBuffer();

interface Pair {
  before: Buffer;
  after: Buffer;
  names?: { before: string; after: string };
}

/** The problems of a compared case study with these two pictures. */
const problemsOf = ({ before, after, names = { before: "hall-1", after: "hall-2" } }: Pair) => {
  const data = dataOfFile(STUDY);
  const [early, late] = [`photos/${names.before}.jpg`, `photos/${names.after}.jpg`];
  put("challenge.picture.image", `../${early}`)(data);
  put("results.picture.image", `../${late}`)(data);
  put("challenge.picture.alt", "A hall with a roof that lets in the rain")(data);
  put("results.picture.alt", "A hall with a roof that keeps out the rain")(data);
  return problemsAfterReplacing({ [STUDY]: written(data), [early]: before, [late]: after });
};

/** The problems, but not those of the pictures that no page uses any more. */
const relevant = async (pair: Pair) => (await problemsOf(pair)).filter(({ file }) => file === `content/${STUDY}`);

test("two pictures from one spot are compared without a warning, whatever the work has changed", async () => {
  const before = await house("#a33", "#9ab");
  for (const after of [await house("#eee", "#345"), await house("#eee", "#9ab", 20), await house("#222", "#fff")])
    expect(await relevant({ before, after })).toEqual([]);
});

test("a comparison of two places, or of pictures that do not line up, has a warning", async () => {
  const before = await house("#a33", "#9ab");
  const remedy = "Choose two that were taken from the same place, or turn this off";
  const mirrored = await sharp(before).flop().toBuffer();
  for (const after of [await windows(), mirrored, await photo(1600, 1200)])
    expect(await relevant({ before, after })).toEqual([problemNaming({ ...COMPARED, remedy })]);
});

test("a comparison of a picture with itself is refused", async () => {
  const before = await house("#a33", "#9ab");
  const problem = problemNaming({ file: STUDY, field: "compared", remedy: "Choose one from before the work" });
  expect(await relevant({ before, after: before })).toEqual([problem]);
});

test("pictures without outlines say nothing about a comparison", async () => {
  expect(await relevant({ before: await photo(1600, 900), after: await photo(1600, 901) })).toEqual([]);
});

test("a picture that is called “after” beside the challenge, or “before” beside the results, has a warning", async () => {
  const pictures = { before: await house("#a33", "#9ab"), after: await house("#eee", "#345") };
  const naming = (section: string) =>
    problemNaming({ file: STUDY, field: `${section}.picture.image`, severity: "warning", remedy: EXCHANGED });
  const named = (before: string, after: string) => relevant({ ...pictures, names: { before, after } });
  expect(await named("hall-after", "hall-before")).toEqual([naming("challenge"), naming("results")]);
  expect(await named("hall-after-x1y2z3", "hall-2")).toEqual([naming("challenge")]);
  expect(await named("hall-before", "hall-after")).toEqual([]);
  expect(await named("hall-afternoon", "hall-before-and-after")).toEqual([]);
});
