import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, watch, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { editForAYear } from "../site/edits-of-a-year";
import { writtenSince } from "../site/fingerprints";
import { addCaseStudies } from "../site/more-case-studies";
import { all, isIn, readPage } from "../built/read-page";
import { builtSite, copyProject, startBuild, testContent, testSettings, yearSite } from "../site/project";

const project = yearSite;

// In ms: time for two cold builds, one of them interrupted, and three warm ones.
jest.setTimeout(600_000);

const home = join(project, "content/pages/home.json");

/** Kills a build and all its processes, without any cleanup. */
const kill = async (build: ReturnType<typeof startBuild>) => {
  const ended = once(build, "exit");
  if (build.pid !== undefined) process.kill(-build.pid, "SIGKILL");
  await ended;
};

/** Builds to the end and returns the output. */
const build = async (settings = testSettings) => {
  const started = startBuild(project, settings);
  const ended = once(started, "exit") as Promise<[number | null]>;
  const output = await text(started.stdout);
  expect({ status: (await ended)[0], output }).toMatchObject({ status: 0 });
  return output;
};

/** Changes the description of the home page. The returned function restores it. */
const describeHome = async (description: string) => {
  const before = await readFile(home, "utf8");
  const { meta } = JSON.parse(before) as { meta: { description: string } };
  await writeFile(home, before.replace(meta.description, description));
  return () => writeFile(home, before);
};

const built = (file: string) => join(project, "public", file);
const builtPage = (path: string) => readPage(join(project, "public"), join(path, "index.html"));

/** Leaves in the project what iCloud, Windows, a Mac and an editor leave. */
const leaveFiles = async () => {
  await cp(join(project, "src/pages/contact.tsx"), join(project, "src/pages/contact 2.tsx"));
  await cp(home, join(project, "content/pages/home (1).json"));
  await cp(join(project, "supabase/config.toml"), join(project, "static/config.toml~"));
  for (const file of ["static/Thumbs.db", "static/._logo.png", "content/.team.json.swp", "content/desktop.ini"])
    await writeFile(join(project, file), "left behind");
};

let output: string;

beforeAll(async () => {
  await copyProject(project, testContent);
  const putBack = await describeHome(
    "Industrial and commercial maintenance as it was before the interruption of a build, in Suffolk and in Norfolk.",
  );
  const over = new AbortController();
  const changes = watch(project, { recursive: true, signal: over.signal });
  const interrupted = startBuild(project);
  interrupted.once("exit", () => over.abort(new Error("The build ended before it was interrupted.")));
  interrupted.stdout.resume();
  // Gatsby has saved that it makes pictures, and is making them.
  const seen = { picture: false, state: false };
  for await (const { filename } of changes) {
    if (filename?.endsWith(".avif")) seen.picture = true;
    if (filename === join(".cache", "redux")) seen.state = true;
    if (seen.picture && seen.state) break;
  }
  await kill(interrupted);
  await putBack();
  await leaveFiles();
  output = await build();
  // The same site as `npm run build:test-site` makes for the browser tests.
  await rm(builtSite, { recursive: true, force: true });
  for (const folder of ["content", "public"])
    await cp(join(project, folder), join(builtSite, folder), { recursive: true });
});

test("after an interrupted build, the next build shows a later change", () => {
  expect(output).toMatch(/starts\s+from\s+nothing/);
  expect(builtPage("").html).not.toContain("before the interruption of a build");
});

test("nothing is published that a computer, an editor or a sync program has left", async () => {
  const published = await readdir(built(""), { recursive: true });
  expect(published).toContain("contact/index.html");
  expect(
    published.filter(file => /Thumbs|\._|~$|desktop|\.swp|contact(?: |%20)2|home(?: |%20)\(1\)/.test(file)),
  ).toEqual([]);
});

/** Pages, their data, scripts and pictures. Every build rewrites the icons, `static/` and a library of Gatsby. */
const made = /^(?!~partytown|chunk-map|webpack\.stats|favicon).*\.(?:html|json|js|avif|jpg|svg|woff2)$/;

test("a build without changes writes no page, script or picture again", async () => {
  const begun = Date.now();
  await build();
  expect((await writtenSince(built(""), begun)).filter(file => made.test(file))).toEqual([]);
});

/** The case studies linked from a part of a page. */
const linkedFrom = (path: string, part: "header" | "main") => {
  const links = all(builtPage(path), "a").filter(link => isIn(link, part));
  return new Set(links.map(({ attributes }) => attributes.href).filter(href => /^\/projects\/[^/]+$/.test(href ?? "")));
};

/** The `href`s of a page's elements with this `rel`. */
const leading = (path: string, rel: string) =>
  builtPage(path)
    .elements.filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href);

describe("After a change of a script and a word, with more case studies than fit one page of the overview", () => {
  beforeAll(async () => {
    // Only browsers load it, so Gatsby renders no page again.
    const script = join(project, "src/navigation/report-vitals.ts");
    const before = await readFile(script, "utf8");
    await writeFile(script, `${before}\ndocument.documentElement.dataset.script = "another";\n`);
    await describeHome(
      "Another description of industrial and commercial maintenance, which stands here for one build only, and then goes.",
    );
    await addCaseStudies(project, { amount: 25, featured: 7 });
    await build();
    await writeFile(script, before);
  });

  test("the page shows the new word", () => expect(builtPage("").html).toContain("for one build only"));

  test("a page without another change loads the changed script", async () => {
    const apps = (await readdir(built(""))).filter(file => /^app-[^.]+\.js$/.test(file));
    const texts = await Promise.all(apps.map(app => readFile(built(app), "utf8")));
    const changed = apps.find((_, at) => texts[at]?.includes('dataset.script="another"'));
    expect(builtPage("privacy").html).toContain(`"/${changed}"`);
  });

  test("the overview links to its second page, which is complete", async () => {
    expect([linkedFrom("projects", "main").size, linkedFrom("projects/page/2", "main").size]).toEqual([24, 6]);
    expect(all(builtPage("projects/page/2"), "title")[0]?.text).toMatch(/ \| Every project, sheet 2$/);
    expect(leading("projects/page/2", "canonical")[0]).toMatch(/^https:\/\/[^/]+\/projects\/page\/2$/);
    expect(leading("projects", "next")).toContain("/projects/page/2");
    expect(leading("projects/page/2", "prev")).toContain("/projects");
    expect(await readFile(built("sitemap-0.xml"), "utf8")).toContain("/projects/page/2</loc>");
  });

  test("the menus list at most eight featured projects, the home page lists all", () => {
    expect([linkedFrom("", "header").size, linkedFrom("", "main").size]).toEqual([8, 12]);
  });
});

test("a build after replacing all content keeps nothing of the old content", async () => {
  await editForAYear(project);
  await build({ GATSBY_ENQUIRY_WEBHOOKS: "" });
  expect(builtPage("").html).not.toContain("for one build only");
  expect(existsSync(built("projects/page/2/index.html"))).toBe(false);
});
