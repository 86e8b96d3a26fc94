import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./site";

test("the scripts carry names of classes only: neither rules nor Emotion", () => {
  const scripts = readdirSync(root).filter(file => file.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const withRules = scripts.filter(file =>
    /paddingBlock|gridTemplateColumns|data-emotion/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(withRules).toEqual([]);
});
