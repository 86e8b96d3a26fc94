import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, watch, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writtenSince } from "../site/fingerprints";
import { addCaseStudies } from "../site/more-case-studies";
import { all, isIn, readPage } from "../built/read-page";
import { builtSite, copyProject, rebuiltSite as project, startBuild, testContent, testSettings } from "../site/project";
import { copyYear } from "../site/year";

// ms; for a cold build that is interrupted, one that is not, and three warm ones.
jest.setTimeout(600_000);

const home = join(project, "content/pages/home.json");

/** Ends a build, and all that it has started, without a chance to tidy up. */
const kill = async (build: ReturnType<typeof startBuild>) => {
  const ended = once(build, "exit");
  if (build.pid !== undefined) process.kill(-build.pid, "SIGKILL");
  await ended;
};

/** Builds to the end, and gives what was printed. */
const build = async (settings = testSettings) => {
  const started = startBuild(project, settings);
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

const built = (file: string) => join(project, "public", file);
const builtPage = (path: string) => readPage(join(project, "public"), join(path, "index.html"));

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
  // The same as `npm run build:test-site` makes, for the browser tests.
  await rm(builtSite, { recursive: true, force: true });
  for (const folder of ["content", "public"])
    await cp(join(project, folder), join(builtSite, folder), { recursive: true });
});

test("a build that follows one interrupted while pictures were made shows what has changed since", () => {
  expect(output).toMatch(/starts\s+from\s+nothing/);
  expect(builtPage("").html).not.toContain("before the interruption of a build");
});

/** Pages, their data, scripts and pictures. Each build writes the icons, `static/` and a library of Gatsby anew. */
const made = /^(?!~partytown|chunk-map|webpack\.stats|favicon).*\.(?:html|json|js|avif|jpg|svg|woff2)$/;

test("a build after nothing was changed makes no page, script or picture again", async () => {
  const begun = Date.now();
  await build();
  expect((await writtenSince(built(""), begun)).filter(file => made.test(file))).toEqual([]);
});

/** The case studies that a part of a page links to. */
const linkedFrom = (path: string, part: "header" | "main") => {
  const links = all(builtPage(path), "a").filter(link => isIn(link, part));
  return new Set(links.map(({ attributes }) => attributes.href).filter(href => /^\/projects\/[^/]+$/.test(href ?? "")));
};

/** The elements of a page with this `rel`, and where they lead. */
const leading = (path: string, rel: string) =>
  builtPage(path)
    .elements.filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href);

describe("A script and a word changed, and more case studies than fit on a page of the overview", () => {
  beforeAll(async () => {
    // Only browsers load it, so that Gatsby renders no page anew for it.
    const script = join(project, "src/layout/report-vitals.ts");
    const before = await readFile(script, "utf8");
    await writeFile(script, `${before}\ndocument.documentElement.dataset.script = "another";\n`);
    await describeHome(
      "Another description of industrial and commercial maintenance, which stands here for one build only, and then goes.",
    );
    await addCaseStudies(project, { amount: 25, featured: 7 });
    await build();
    await writeFile(script, before);
  });

  test("the word is there", () => expect(builtPage("").html).toContain("for one build only"));

  test("a page that is otherwise as it was loads the changed script", async () => {
    const apps = (await readdir(built(""))).filter(file => /^app-[^.]+\.js$/.test(file));
    const texts = await Promise.all(apps.map(app => readFile(built(app), "utf8")));
    const changed = apps.find((_, at) => texts[at]?.includes('dataset.script="another"'));
    expect(builtPage("privacy").html).toContain(`"/${changed}"`);
  });

  test("the overview goes on to the next page, which is complete in itself", async () => {
    expect([linkedFrom("projects", "main").size, linkedFrom("projects/page/2", "main").size]).toEqual([24, 6]);
    expect(all(builtPage("projects/page/2"), "title")[0]?.text).toMatch(/ \| Every project, sheet 2$/);
    expect(leading("projects/page/2", "canonical")[0]).toMatch(/^https:\/\/[^/]+\/projects\/page\/2$/);
    expect(leading("projects", "next")).toContain("/projects/page/2");
    expect(leading("projects/page/2", "prev")).toContain("/projects");
    expect(await readFile(built("sitemap-0.xml"), "utf8")).toContain("/projects/page/2</loc>");
  });

  test("the menus name eight featured projects at most, the home page all of them", () => {
    expect([linkedFrom("", "header").size, linkedFrom("", "main").size]).toEqual([8, 12]);
  });
});

test("a build after all content was replaced has nothing of the old", async () => {
  await copyYear(project);
  await build({ GATSBY_ENQUIRY_WEBHOOKS: "" });
  expect(builtPage("").html).not.toContain("for one build only");
  expect(existsSync(built("projects/page/2/index.html"))).toBe(false);
});
