import { problemsAfterEditing, put, problemNaming } from "./editor";

const SERVICE = "services/gutter-repair-replace.json";

test.each([
  ["label", "<<<<<<< HEAD Painting", 5],
  ["hero.text", "Dry walls ======= dry floors, all year round", undefined],
  ["label", "Painting >>>>>>> office", 5],
  ["label", "||||||| 1a2b3c4 Painting", 5],
])("a merge mark inside of %s is an error with file, line, field and remedy: %s", async (path, value, line) => {
  const problems = await problemsAfterEditing(SERVICE, put(path, value));
  expect(problems).toContainEqual(
    problemNaming({ file: SERVICE, ...(line && { line }), field: path, remedy: "merge conflict marker" }),
  );
});

test("arrows, rows of signs and quoted code are no merge marks", async () => {
  for (const text of ["Walls <<< floors", "Roofs====walls", "a<<<<<<<b"])
    expect(
      (await problemsAfterEditing(SERVICE, put("label", text))).filter(({ message }) => message.includes("conflict")),
    ).toEqual([]);
});
