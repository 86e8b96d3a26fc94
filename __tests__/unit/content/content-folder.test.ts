import { mkdirSync } from "node:fs";
import { join } from "node:path";
import config from "../../../gatsby-config";
import { testFolder } from "../../temp-folder";

interface Source {
  readonly resolve: string;
  readonly options: { readonly ignore: readonly [(path: string) => boolean] };
}

const home = process.cwd();
const project = join(testFolder(), "guide/schemas/.hidden/notes.md/content");

// The plugin compares whole paths of files.
beforeAll(() => {
  mkdirSync(project, { recursive: true });
  process.chdir(project);
});
afterAll(() => process.chdir(home));

test.each([
  ["", "read"],
  ["company.json", "read"],
  ["photos/guide.jpg", "read"],
  ["services/schemas.json", "read"],
  ["schemas/team.schema.json", "left out"],
  ["guide/steps.webp", "left out"],
  ["README.md", "left out"],
  ["photos/.DS_Store", "left out"],
  ["photos/Thumbs.db", "left out"],
  ["services/gutters 2.json", "left out"],
  ["photos/roof 2.jpg", "read"],
])("whatever the folders above the project are called, content/%s is %s", (path, fate) => {
  const { ignore } = (config.plugins as Source[]).find(
    ({ resolve }) => resolve === "gatsby-source-filesystem",
  )!.options;
  expect(ignore[0](join(project, "content", path))).toBe(fate === "left out");
});
