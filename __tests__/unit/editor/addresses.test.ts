import { REDIRECTS } from "../../../plugins/gatsby-plugin-content/file-kinds";
import { bytesOfText } from "../../../plugins/gatsby-plugin-content/text-bytes";
import type { Site } from "../../../plugins/gatsby-plugin-content/site";
import { redirectVisitors, referencesTo, rename } from "../../../plugins/gatsby-plugin-editor/changes/addresses";
import { textOfFile } from "../../../plugins/gatsby-plugin-editor/changes/files-in-memory";
import { contentPath, siteAddress } from "../paths";

const filesWith = (key: string, values: Record<string, unknown>) =>
  new Map(
    Object.entries(values).map(([path, value]) => {
      const text = JSON.stringify({ [key]: value }, null, 2);
      return [contentPath(path), bytesOfText(text)];
    }),
  );

test.each([
  ["published", true],
  ["placeholder", false],
])("a %s page gets a redirect from its old address: %s", (status, isRedirected) => {
  const files = filesWith("status", { "case-studies/a.json": status, "redirects.json": undefined });
  rename(files, { files, nodes: [], complete: true, facts: new Map() }, contentPath("case-studies/a.json"), "b");
  expect(textOfFile(files, REDIRECTS).includes('"to": "/projects/b"')).toBe(isRedirected);
});

test("a link to the gallery of a service leads to the service, and not to a project of the same name", () => {
  const link = { value: "/gallery/cleaning", schema: { format: "href" }, document: { file: "pages/home.json" } };
  const site = { nodes: [link] } as unknown as Site;
  expect(referencesTo(site, contentPath("services/cleaning.json"))).toEqual([link]);
  expect(referencesTo(site, contentPath("case-studies/cleaning.json"))).toEqual([]);
});

test.each([
  [
    "go on to the chosen page",
    siteAddress("/projects"),
    [
      { from: "/old", to: "/projects" },
      { from: "/projects/a", to: "/projects" },
    ],
  ],
  ["go with the page", undefined, []],
])("the earlier addresses of a deleted page %s", (_what, to, expected) => {
  const redirects = [{ from: "/old", to: "/projects/a" }];
  const document = { file: "redirects.json" };
  const node = { value: "/projects/a", schema: { format: "href" }, path: ["redirects", 0, "to"], document };
  const site = { nodes: [{ ...node, parent: { value: redirects[0] } }] } as unknown as Site;
  const files = new Map([[REDIRECTS, bytesOfText(JSON.stringify({ redirects }))]]);
  const study = contentPath("case-studies/a.json");
  expect(referencesTo(site, study)).toEqual([]);
  redirectVisitors(files, site, study, to);
  expect(JSON.parse(textOfFile(files, REDIRECTS))).toEqual({ redirects: expected });
});
