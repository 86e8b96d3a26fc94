import { makeRoom } from "../../../plugins/gatsby-plugin-editor/addresses";

const folder = (orders: Record<string, number>) =>
  new Map(
    Object.entries(orders).map(([slug, order]) => [
      `services/${slug}.json`,
      Buffer.from(JSON.stringify({ slug, order }, null, 2)),
    ]),
  );
const ordersIn = (files: Map<string, Buffer>) =>
  Object.fromEntries(
    [...files.values()]
      .map(bytes => JSON.parse(String(bytes)) as { slug: string; order: number })
      .map(({ slug, order }) => [slug, order]),
  );

test.each([
  ["an entry that takes another's place swaps with it", "a", 3, { a: 1, b: 2, c: 1 }],
  ["a new entry moves those behind its place by one", "new", 2, { a: 1, b: 3, c: 4 }],
  ["an entry that keeps its place changes nothing", "b", 2, { a: 1, b: 2, c: 3 }],
])("%s", (_what, slug, order, expected) => {
  const files = folder({ a: 1, b: 2, c: 3 });
  makeRoom(files, `services/${slug}.json`, order);
  expect(ordersIn(files)).toEqual(expected);
});
