import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./site";

// Each visitor would load the rules a second time, and Emotion: 9 kB.
test("the scripts contain class names only, no CSS rules and no Emotion", () => {
  const scripts = readdirSync(root).filter(file => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const withRules = scripts.filter(file =>
    /paddingBlock|gridTemplateColumns|data-emotion/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(withRules).toEqual([]);
});
