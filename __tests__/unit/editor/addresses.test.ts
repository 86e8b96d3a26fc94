import type { Site } from "../../../plugins/gatsby-plugin-content/site";
import { referencesTo, rename } from "../../../plugins/gatsby-plugin-editor/addresses";

const filesWith = (key: string, values: Record<string, unknown>) =>
  new Map(
    Object.entries(values).map(([path, value]) => [path, Buffer.from(JSON.stringify({ [key]: value }, null, 2))]),
  );

test.each([
  ["published", true],
  ["placeholder", false],
])("a %s page gets a redirect from its old address: %s", (status, isRedirected) => {
  const files = filesWith("status", { "case-studies/a.json": status, "redirects.json": undefined });
  rename(files, { files, nodes: [], complete: true, facts: new Map() }, "case-studies/a.json", "b");
  expect(String(files.get("redirects.json")).includes('"to": "/projects/b"')).toBe(isRedirected);
});

test("a link to the gallery of a service leads to the service, and not to a project of the same name", () => {
  const link = { value: "/gallery/cleaning", schema: { format: "href" }, document: { file: "pages/home.json" } };
  const site = { nodes: [link] } as unknown as Site;
  expect(referencesTo(site, "services/cleaning.json")).toEqual([link]);
  expect(referencesTo(site, "case-studies/cleaning.json")).toEqual([]);
});
