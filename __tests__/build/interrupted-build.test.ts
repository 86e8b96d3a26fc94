import { once } from "node:events";
import { readFile, watch, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { copyProject, startBuild, testContent } from "../site/project";

const project = ".test-site/interrupted";
const home = join(project, "content/pages/home.json");

/** Ends a build, and all that it has started, without a chance to tidy up. */
const kill = async (build: ReturnType<typeof startBuild>) => {
  const ended = once(build, "exit");
  if (build.pid !== undefined) process.kill(-build.pid, "SIGKILL");
  await ended;
};

const builtPage = (path: string) => readFile(join(project, "public", path, "index.html"), "utf8");

test("a build that follows one interrupted while pictures were made shows what has changed since", async () => {
  await copyProject(project, testContent);
  const changes = watch(project, { recursive: true });
  const interrupted = startBuild(project);
  interrupted.stdout.resume();
  for await (const { filename } of changes) if (filename?.endsWith(".avif")) break;
  await kill(interrupted);

  const content = await readFile(home, "utf8");
  const { meta } = JSON.parse(content) as { meta: { description: string } };
  const changed = "Industrial and commercial maintenance, as it is after the interruption, in Suffolk and Norfolk.";
  await writeFile(home, content.replace(meta.description, changed));

  const next = startBuild(project);
  const ended = once(next, "exit") as Promise<[number | null]>;
  const output = await text(next.stdout);
  const [status] = await ended;
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringMatching(/everything is built\s+anew/) as string,
  });
  expect(await builtPage("")).toContain(changed);
}, 600_000);
