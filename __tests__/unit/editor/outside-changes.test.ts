import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { loadSchemas } from "../../../plugins/gatsby-plugin-content/load-schemas";
import { formsOf } from "../../../plugins/gatsby-plugin-editor/forms/editor-forms";
import { actionsOf } from "../../../plugins/gatsby-plugin-editor/server/actions";
import { makeProject } from "../content/project-folder";

test("what another program writes while a save is checked is not written over", async () => {
  const project = await makeProject();
  const path = join(project, "content/team.json");
  const { save } = actionsOf(project, formsOf(loadSchemas(join(project, "content/schemas"))));
  const basedOn = readFileSync(path, "utf8");
  const saving = save({ file: "team.json", fileText: basedOn.replace("Ada", "Eva"), basedOn });
  // The save has read the files, and its check has begun.
  await setImmediate();
  const pulled = basedOn.replace("Ada", "Ida");
  writeFileSync(path, pulled);
  expect(await saving).toEqual({ outdated: true });
  expect(readFileSync(path, "utf8")).toBe(pulled);
});
