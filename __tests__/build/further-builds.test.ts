import { once } from "node:events";
import { readFile, rm, watch, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writtenSince } from "../site/fingerprints";
import { addCaseStudies } from "../site/more-case-studies";
import { builtSite as project, copyProject, startBuild, testContent } from "../site/project";

// ms; for one cold build each that is interrupted and that is not, and four warm ones. What they leave is what
// `npm run build:test-site` makes, for the browser tests.
jest.setTimeout(600_000);

const built = join(project, "public");
const home = join(project, "content/pages/home.json");

/** Ends a build, and all that it has started, without a chance to tidy up. */
const kill = async (build: ReturnType<typeof startBuild>) => {
  const ended = once(build, "exit");
  if (build.pid !== undefined) process.kill(-build.pid, "SIGKILL");
  await ended;
};

/** Builds to the end, and gives what was printed. */
const build = async () => {
  const started = startBuild(project);
  const ended = once(started, "exit") as Promise<[number | null]>;
  const output = await text(started.stdout);
  expect({ status: (await ended)[0], output }).toMatchObject({ status: 0 });
  return output;
};

/** Puts another description into the home page, and gives what puts the old one back. */
const describeHome = async (description: string) => {
  const before = await readFile(home, "utf8");
  const { meta } = JSON.parse(before) as { meta: { description: string } };
  await writeFile(home, before.replace(meta.description, description));
  return () => writeFile(home, before);
};

const builtPage = (path: string) => readFile(join(built, path, "index.html"), "utf8");

const undo: (() => Promise<void>)[] = [];
const putAllBack = () => Promise.all(undo.splice(0).map(act => act()));

let output: string;

beforeAll(async () => {
  await copyProject(project, testContent);
  const putBack = await describeHome(
    "Industrial and commercial maintenance as it was before the interruption of a build, in Suffolk and in Norfolk.",
  );
  const over = new AbortController();
  const changes = watch(project, { recursive: true, signal: over.signal });
  const interrupted = startBuild(project);
  interrupted.once("exit", () => over.abort(new Error("The build ended before it made a picture.")));
  interrupted.stdout.resume();
  for await (const { filename } of changes) if (filename?.endsWith(".avif")) break;
  await kill(interrupted);
  await putBack();
  output = await build();
});

test("a build that follows one interrupted while pictures were made shows what has changed since", async () => {
  expect(output).toMatch(/starts\s+from\s+nothing/);
  expect(await builtPage("")).not.toContain("before the interruption of a build");
});

/** Pages, their data, scripts and pictures; Gatsby copies what lies in `static/` and a library of its own each time. */
const made = /^(?!~partytown|chunk-map|webpack\.stats).*\.(?:html|json|js|avif|jpg|svg|woff2)$/;

test("a build after nothing was changed makes no page, script or picture again", async () => {
  const begun = Date.now();
  await build();
  expect((await writtenSince(built, begun)).filter(file => made.test(file))).toEqual([]);
});

test("a page that is otherwise as it was loads a changed script", async () => {
  // Only browsers load it, so that Gatsby renders no page anew.
  const file = join(project, "src/layout/report-vitals.ts");
  const before = await readFile(file, "utf8");
  await writeFile(file, `${before}\ndocument.documentElement.dataset.script = "another";\n`);
  undo.push(() => writeFile(file, before));
  await build();
  const html = await builtPage("privacy");
  const [, app = ""] = /"\/(app-[^"]+\.js)"/.exec(html) ?? [];
  expect(await readFile(join(built, app), "utf8")).toContain('dataset.script="another"');
});

/** The case studies that a part of a page links to. */
const linkedFrom = (html: string, part: "header" | "main") => {
  const source = html.slice(html.indexOf(`<${part}`), html.indexOf(`</${part}>`));
  const links = [...source.matchAll(/href="(\/projects\/[^"/]+)"/g)];
  return new Set(links.map(([, href]) => href)).size;
};

describe("A word changed, and more case studies than fit on a page of the overview", () => {
  beforeAll(async () => {
    await putAllBack();
    const putBack = await describeHome(
      "Another description of industrial and commercial maintenance, which stands here for one build only, and then goes.",
    );
    const added = await addCaseStudies(project, { amount: 25, featured: 7 });
    undo.push(putBack, ...added.map(file => () => rm(file)));
    await build();
  });

  test("the word is there", async () => expect(await builtPage("")).toContain("for one build only"));

  test("the overview goes on to the next page, which is complete in itself", async () => {
    const [first, second] = [await builtPage("projects"), await builtPage("projects/page/2")];
    expect([linkedFrom(first, "main"), linkedFrom(second, "main")]).toEqual([24, 6]);
    expect(second).toMatch(/<title[^>]*>[^<]* \| Every project, sheet 2<\/title>/);
    expect(second).toMatch(/<link[^>]* rel="canonical" href="https:\/\/[^/]+\/projects\/page\/2"/);
    expect(first).toMatch(/<a (?=[^>]*href="\/projects\/page\/2")[^>]*rel="next"/);
    expect(second).toMatch(/<a (?=[^>]*href="\/projects")[^>]*rel="prev"/);
    expect(await readFile(join(built, "sitemap-0.xml"), "utf8")).toContain("/projects/page/2</loc>");
  });

  test("the menus name eight featured projects at most, the home page all of them", async () => {
    const html = await builtPage("");
    expect([linkedFrom(html, "header"), linkedFrom(html, "main")]).toEqual([8, 12]);
  });

  test("when all is put back, the old word is there again", async () => {
    await putAllBack();
    await build();
    expect(await builtPage("")).not.toContain("for one build only");
  });
});
