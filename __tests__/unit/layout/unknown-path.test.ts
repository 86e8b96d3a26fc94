import { titleOfUnknownPath } from "../../../src/layout/unknown-path";

test.each([
  ["/services/roof-repair", "Roof Repair"],
  ["/projects/some-old--project/", "Some Old Project"],
  ["/services", undefined],
  ["/services/a/b", undefined],
  ["/elsewhere/roof-repair", undefined],
])("the title of %s is %s", (path, title) => expect(titleOfUnknownPath(path)).toBe(title));
