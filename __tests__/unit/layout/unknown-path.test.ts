import { titleOfUnknownPath } from "../../../src/layout/unknown-path";

test.each([
  ["/services/roof-repair", "Roof Repair"],
  ["/projects/some-old--project/", "Some Old Project"],
  ["/services/roof-repair.", "Roof Repair"],
  ["/services/Roof-REPAIR”.", "Roof Repair"],
  ["/projects/old yard),/", "Old Yard"],
  ["/services/.", undefined],
  ["/services", undefined],
  ["/services/a/b", undefined],
  ["/elsewhere/roof-repair", undefined],
])("the title of %s is %s", (path, title) => expect(titleOfUnknownPath(path)).toBe(title));
