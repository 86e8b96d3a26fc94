/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentFormat } from "../../../src/editor/browser/content-format";
import { editorConfig } from "../../../src/editor/config";
import { formsOf } from "../../../src/editor/form-values";
import { withData } from "../../../src/editor/keep-text";
import { type Change, MergeConflict, merged } from "../../../src/editor/merge";
import type { JsonObject } from "../../../src/contract/json-object";
import { loadSchemas } from "../../../src/contract/json-schema";
import { testContent } from "../../site/project";

const forms = formsOf(editorConfig(loadSchemas("content/schemas"), { name: "github" }));
const { fromFile, toFile: written, saved } = contentFormat(forms);
const changeOf = (entry: JsonObject) => JSON.parse(written(entry)) as Change;
const toFile = (entry: JsonObject) => changeOf(entry).after;

const files = readdirSync(testContent, { recursive: true, encoding: "utf8" })
  .filter(path => path.endsWith(".json"))
  .map(path => join(testContent, path));
const read = (path: string) => readFileSync(path, "utf8");
const service = read(join(testContent, "services/gutter-repair-replace.json"));

/** A text as the formatter of the project would leave it. */
const formatted = (text: string) =>
  spawnSync("node_modules/.bin/prettier", ["--parser=json", "--print-width=120"], { input: text, encoding: "utf8" })
    .stdout;

/** The lines that only one of two texts has. */
const changedLines = (before: string, after: string) => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return { gone: a.filter(line => !b.includes(line)), come: b.filter(line => !a.includes(line)) };
};

test.each(files)("%s is the same byte for byte when it is saved unchanged", path => {
  expect(toFile(fromFile(read(path)))).toBe(read(path));
});

test("one changed word is one changed line, whatever the order and spacing around it", () => {
  const odd = '{ "b": [1,2],\n\t"$schema": "./schemas/team.schema.json", "a": {"own": true,   "text": "old"} }\n';
  expect(withData(odd, { a: { text: "new", own: true }, $schema: "./schemas/team.schema.json", b: [1, 2] })).toBe(
    odd.replace("old", "new"),
  );
  const entry = fromFile(service);
  expect(changedLines(service, toFile({ ...entry, label: "Gutters" }))).toEqual({
    gone: ['  "label": "Gutter Repair & Replace",'],
    come: ['  "label": "Gutters",'],
  });
});

test("a list that may be empty stays in its file without its last entry", () => {
  const story = read(files.find(path => path.includes("case-studies/")) ?? "");
  expect(JSON.parse(toFile({ ...fromFile(story), facts: [] }))).toMatchObject({ facts: [] });
});

test("an entry that moves keeps the order and spacing it was written in", () => {
  const text = '{ "list": [{ "a":1,  "b":2 }, { "b": 3, "a": 4 }] }';
  expect(
    withData(text, {
      list: [
        { a: 4, b: 3 },
        { a: 1, b: 2 },
      ],
    }),
  ).toBe('{ "list": [{ "b": 3, "a": 4 }, { "a":1,  "b":2 }] }');
});

test("keys that the form does not know stay, and what is emptied is left out", () => {
  const standIn = '  "standIn": "The firm still has to confirm it.",\n';
  const own = service.replace('  "order": 2', `  "notes": { "of": "ours" },\n${standIn}  "order": 2`);
  expect(toFile({ ...fromFile(own), standIn: "" })).toBe(own.replace(standIn, ""));
});

test("an optional group is added and taken out whole, where the schema has it", () => {
  const { benefits, ...without } = fromFile(service);
  const text = toFile(without);
  expect(JSON.parse(text)).not.toHaveProperty("benefits");
  expect(toFile({ ...fromFile(text), benefits })).toBe(service);
});

test("entries of a list that are moved, added and removed take their lines with them", () => {
  const home = read(join(testContent, "pages/home.json"));
  type Home = { hero: { slides: Record<string, string>[] } };
  const slides = (JSON.parse(home) as Home).hero.slides;
  const withSlides = (changed: object[]) => {
    const data = JSON.parse(home) as Home;
    return withData(home, { ...data, hero: { ...data.hero, slides: changed } });
  };
  const [first, second, third, ...rest] = slides as [object, object, object];
  for (const order of [
    [second, first, third, ...rest],
    [second, third, ...rest],
    [{ image: "../photos/new.jpg", alt: "A new roof" }, first, second, third, ...rest],
    [first, { ...second, alt: "Another" }, ...rest],
  ]) {
    const text = withSlides(order);
    expect(JSON.parse(text)).toHaveProperty("hero.slides", order);
    expect(formatted(text)).toBe(text);
    expect(changedLines(home, text).gone.length).toBeLessThan(9);
  }
});

test("a new file reads as the formatter of the project writes it", () => {
  const after = {
    $schema: "./schemas/company.schema.json",
    areas: ["Suffolk", "Norfolk"],
    a: { b: [{ c: 1 }], d: {} },
  };
  const text = toFile(after);
  expect(text).toBe(formatted(text));
  expect(JSON.parse(text)).toMatchObject(after);
});

test("what was saved is what the next change is compared with", () => {
  const entry = fromFile(service);
  const first = changeOf({ ...entry, label: "First" });
  expect(first.before).toBe(service);
  saved({ ...entry, label: "First" });
  expect(changeOf({ ...entry, label: "Second" })).toEqual({
    before: first.after,
    after: service.replace('"label": "Gutter Repair & Replace"', '"label": "Second"'),
  });
  // The backup of a change that was not saved, as the editor finds it when it is opened again.
  expect(changeOf(fromFile(JSON.stringify(first)))).toEqual(first);
});

test("two people who change different things both have them, and the same thing is refused", () => {
  const base = { hero: { heading: "Old", text: "Old" }, list: [1, 2], gone: true };
  const mine = { hero: { heading: "Mine", text: "Old" }, list: [1, 2], gone: true, own: 1 };
  const theirs = { hero: { heading: "Old", text: "Theirs" }, list: [2, 1] };
  expect(merged(base, mine, theirs)).toEqual({ hero: { heading: "Mine", text: "Theirs" }, list: [2, 1], own: 1 });
  expect(() => merged(base, mine, { ...base, hero: { heading: "Theirs", text: "Old" } })).toThrow(
    new MergeConflict("Somebody else changed hero.heading in the meantime. Copy what you wrote, and reload."),
  );
});
