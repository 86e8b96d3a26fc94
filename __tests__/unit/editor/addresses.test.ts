import type { Site } from "../../../plugins/gatsby-plugin-content/site";
import { makeRoom, referencesTo, rename } from "../../../plugins/gatsby-plugin-editor/addresses";

const filesWith = (key: string, values: Record<string, unknown>) =>
  new Map(
    Object.entries(values).map(([path, value]) => [path, Buffer.from(JSON.stringify({ [key]: value }, null, 2))]),
  );

test.each([
  ["an entry that takes another's place swaps with it", "a", 3, [1, 2, 1]],
  ["a new entry moves those behind its place by one", "new", 2, [1, 3, 4]],
  ["an entry that keeps its place changes nothing", "b", 2, [1, 2, 3]],
])("%s", (_what, slug, order, expected) => {
  const files = filesWith("order", { "services/a.json": 1, "services/b.json": 2, "services/c.json": 3 });
  makeRoom(files, `services/${slug}.json`, order);
  expect([...files.values()].map(bytes => (JSON.parse(String(bytes)) as { order: number }).order)).toEqual(expected);
});

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
