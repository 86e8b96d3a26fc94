import { bytesOfText, textOfBytes } from "../../../plugins/gatsby-plugin-content/text-bytes";
import type { FilesInMemory } from "../../../plugins/gatsby-plugin-editor/changes/files-in-memory";
import { makeRoom, moveTo } from "../../../plugins/gatsby-plugin-editor/changes/order";
import { contentPath } from "../paths";

const inServices = (name: string) => contentPath(`services/${name}.json`);

const folderOf = (orders: Record<string, number>) =>
  new Map(Object.entries(orders).map(([name, order]) => [inServices(name), bytesOfText(JSON.stringify({ order }))]));
const ordersOf = (files: FilesInMemory) =>
  Object.fromEntries(
    [...files].map(([path, bytes]) => [
      path.replace(/^services\/|\.json$/g, ""),
      (JSON.parse(textOfBytes(bytes)) as { order: number }).order,
    ]),
  );

test.each([
  ["an entry that moves back lets those between move forward", { a: 1, b: 2, c: 3, d: 4 }, "a", "c", "b c a d"],
  ["an entry that moves forward lets those between move back", { a: 1, b: 2, c: 3, d: 4 }, "d", "b", "a d b c"],
  ["neighbours change places", { a: 1, b: 2, c: 3 }, "c", "b", "a c b"],
  ["an entry stays in its place", { a: 1, b: 2, c: 3 }, "b", "b", "a b c"],
  ["with gaps between the numbers", { a: 10, b: 20, c: 30, d: 40 }, "a", "c", "b c a d"],
  ["with gaps, forward", { a: 10, b: 20, c: 21, d: 40 }, "d", "b", "a d b c"],
])("%s", (_what, orders, moved, target, expected) => {
  const files = folderOf(orders);
  moveTo(files, inServices(moved), inServices(target));
  const after = ordersOf(files);
  const names = Object.keys(after).sort((one, other) => (after[one] ?? 0) - (after[other] ?? 0));
  expect(names.join(" ")).toBe(expected);
  expect(new Set(Object.values(after)).size).toBe(names.length);
});

test("a new entry moves those behind its place by one, up to the next free number", () => {
  const files = folderOf({ a: 1, b: 2, c: 3, d: 7 });
  makeRoom(files, inServices("new"), 2);
  expect(ordersOf(files)).toEqual({ a: 1, b: 3, c: 4, d: 7 });
});

test.each(["case-studies/a.json", "services/gone.json", "team.json"])("%s cannot take the place of a service", path => {
  const files = folderOf({ a: 1 }).set(contentPath("case-studies/a.json"), bytesOfText('{ "order": 1 }'));
  expect(() => moveTo(files, contentPath(path), inServices("a"))).toThrow("one list");
});
