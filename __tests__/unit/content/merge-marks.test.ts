import { problemsAfterEditing, problemsAfterReplacing, put, problemNaming, rewrittenText } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";

test.each([
  ["label", "<<<<<<< HEAD Painting", 5],
  ["hero.text", "Dry walls ======= dry floors, all year round", undefined],
  ["label", "Painting >>>>>>> office", 5],
  ["label", "||||||| 1a2b3c4 Painting", 5],
  ["label", "<<<<<<<<< Temporary merge branch 1 Painting", 5],
  ["label", "Painting<<<<<<< HEAD", 5],
  ["label", "Painting =======Decorating", 5],
])("a merge mark inside of %s is an error with file, line, field and remedy: %s", async (path, value, line) => {
  const problems = await problemsAfterEditing(SERVICE, put(path, value));
  expect(problems).toContainEqual(
    problemNaming({ file: SERVICE, ...(line && { line }), field: path, remedy: "merge conflict marker" }),
  );
});

test.each([
  ["indented by a formatter", "  <<<<<<< HEAD"],
  ["of a merge of merges", "<<<<<<<<< Temporary merge branch 1"],
  ["of which only the middle is left", "\t======="],
])("a line with a merge mark, %s, is an error with file, line and remedy", async (_what, mark) => {
  const text = rewrittenText(SERVICE).replace('  "slug"', `${mark}\n  "slug"`);
  const problem = problemNaming({ file: SERVICE, line: 3, field: "", remedy: "merge conflict marker" });
  expect(await problemsAfterReplacing({ [SERVICE]: text })).toContainEqual(problem);
});

test("arrows, rows of signs and quoted code are no merge marks", async () => {
  for (const text of ["Walls <<< floors", "Roofs====walls", "a<<<<<<<b"])
    expect(
      (await problemsAfterEditing(SERVICE, put("label", text))).filter(({ message }) => message.includes("conflict")),
    ).toEqual([]);
});
