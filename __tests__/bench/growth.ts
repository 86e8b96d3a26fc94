import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, stat } from "node:fs/promises";
import { loadavg } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify, stripVTControlCharacters } from "node:util";
import sharp from "sharp";
import { addCaseStudies } from "../site/more-case-studies";
import { copyProject, startBuild, testContent } from "../site/project";

const project = ".test-site/growth";
const run = promisify(execFile);

/** What the site may grow to: bytes of memory, and of a page's HTML and data together. */
const most = { memory: 2e9, page: 200 * 1024 };

/** How many case studies are added for each build; all builds are cold ones. */
const amounts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 3000];

async function main() {
  const homes = new Set<number>();
  const faults: string[] = [];
  for (const amount of amounts) {
    await copyProject(project, testContent);
    await mkdir(join(project, "content/photos"), { recursive: true });
    await addCaseStudies(project, { amount, pictureOf: paint });
    const check = await seconds(() => Promise.resolve(checkContent()));
    const built = await build();
    const { pages, home, largest, total } = await sizes();
    console.log(`\n${amount} more case studies, ${pages} pages; load of the machine ${loadavg()[0]?.toFixed(1)}`);
    console.log(`  check of the content  ${check.toFixed(1)} s`);
    console.log(`  cold build            ${built.time.toFixed(1)} s`);
    console.log(`  per page              ${((built.time * 1000) / pages).toFixed(0)} ms`);
    console.log(`  memory at its peak    ${(built.memory / 1e6).toFixed(0)} MB`);
    console.log(`  all files             ${(total / 1e6).toFixed(1)} MB`);
    console.log(`  home page             ${home} bytes of HTML and data`);
    console.log(
      `  largest page          ${largest.path}, ${kib(largest.html)} KiB of HTML, ${kib(largest.data)} of data`,
    );
    for (const step of built.steps) console.log(`    ${step}`);
    homes.add(home);
    if (built.memory > most.memory) faults.push(`With ${amount}, the build takes too much memory.`);
    if (largest.both > most.page) faults.push(`With ${amount}, ${largest.path} is too large.`);
  }
  if (homes.size > 1) faults.push("The home page grows with the case studies.");
  assert.ok(faults.length === 0, faults.join("\n"));
}

/** A picture of its own for a case study: another colour and another shade for each. */
async function paint(number: number) {
  const path = `photos/yard-${number}.jpg`;
  const background = `hsl(${(number * 137) % 360}, ${30 + (number % 50)}%, 45%)`;
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background } });
  await picture.jpeg().toFile(join(project, "content", path));
  return path;
}

function checkContent() {
  const command = [resolve("node_modules/.bin/tsx"), "src/contract/cli/check.ts"] as const;
  const { status, stdout } = spawnSync(command[0], [command[1]], { cwd: project, encoding: "utf8" });
  assert.equal(status, 0, stdout);
}

async function seconds(act: () => Promise<unknown>) {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

/** Builds once: time in s, memory in bytes, and the steps of Gatsby's own that took longer than two seconds. */
async function build() {
  const child = startBuild(project);
  const ended = once(child, "exit") as Promise<[number | null]>;
  let memory = 0;
  const watch = setInterval(() => void memoryOf(child.pid).then(now => (memory = Math.max(memory, now))), 500);
  const output = text(child.stdout);
  const time = await seconds(() => ended);
  clearInterval(watch);
  assert.equal((await ended)[0], 0, await output);
  const lines = stripVTControlCharacters(await output).split("\n");
  const steps = lines.filter(line => Number(/^success .* - ([\d.]+)s/.exec(line)?.[1]) > 2);
  return { time, memory, steps };
}

/** Bytes that a group of processes holds in memory; what several share counts once (`pss` of Linux, in KiB). */
async function memoryOf(group: number | undefined) {
  const { stdout } = await run("ps", ["-A", "-o", "pgid=", "-o", "pss="]);
  const rows = stdout.split("\n").map(row => row.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [owner, size = 0]) => (owner === group ? sum + size * 1024 : sum), 0);
}

/** Sizes in bytes of what was built. */
async function sizes() {
  const root = join(project, "public");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)));
  const of = new Map(await Promise.all(names.map(async name => [name, (await stat(join(root, name))).size] as const)));
  const pages = names
    .filter(name => name.endsWith("/page-data.json"))
    .map(name => {
      const path = relative("page-data", dirname(name));
      const file = path === "index" ? "index.html" : path.endsWith(".html") ? path : join(path, "index.html");
      const [html = 0, data = 0] = [of.get(file), of.get(name)];
      return { path, html, data, both: html + data };
    });
  const largest = pages.reduce((most, page) => (page.both > most.both ? page : most));
  const home = pages.find(({ path }) => path === "index")?.both ?? 0;
  return { pages: pages.length, home, largest, total: [...of.values()].reduce((sum, size) => sum + size, 0) };
}

const kib = (bytes: number) => Math.ceil(bytes / 1024);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
