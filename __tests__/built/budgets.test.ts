import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Kind, limits, mostOfAnyPage, pageOfKind } from "../budgets/limits";
import { kib, overBudget, type SentFile } from "../budgets/report";
import { all, page, pages, root } from "./site";

/** A file of the built site as it is sent, without the headers of the answer. */
const compressed = (file: string, measure: SentFile["measure"]): SentFile => ({
  path: `/${file}`,
  measure,
  bytes: brotliCompressSync(readFileSync(join(root, file))).length,
});

const htmlOf = (path: string) => (path.endsWith(".html") ? path.slice(1) : join(path, "index.html").slice(1));

const dataOf = (path: string) => join("page-data", path === "/" ? "index" : path, "page-data.json");

test.each(Object.entries(pageOfKind))("%s: HTML, data and elements stay within their budgets", (name, path) => {
  const kind = name as Kind;
  const files = [compressed(htmlOf(path), "document"), compressed(dataOf(path), "data")];
  const measured = Object.fromEntries(files.map(({ measure, bytes }) => [measure, kib(bytes)]));
  const html = page(path);
  const body = html.elements.slice(html.elements.findIndex(element => element.name === "body") + 1);
  expect(all(html, "body")).toHaveLength(1);
  expect(overBudget(kind, { ...measured, elements: body.length }, files)).toBe("");
});

test("no page is heavier than its HTML and data may be", () => {
  const sizes = pages.map(({ path }) => {
    const files = [htmlOf(path), dataOf(path)].map(file => join(root, file)).filter(file => existsSync(file));
    return { path, size: kib(files.reduce((total, file) => total + statSync(file).size, 0)) };
  });
  expect(sizes.filter(({ size }) => size > mostOfAnyPage)).toEqual([]);
});

test("a goal is below the limit that stands for it until it is reached", () => {
  const all = Object.values(limits).flatMap(limit => Object.values(limit));
  expect(all.filter(([most, goal = most]) => goal > most)).toEqual([]);
});
