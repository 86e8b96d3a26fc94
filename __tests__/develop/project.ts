import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";

/** The copy of the project that the tests edit; `start.ts` makes it anew. */
export const copy = ".data/develop-tests";
export const developLog = ".data/develop-tests.log";
export const developUrl = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 9124)}`;

const inCopy = (path: string) => join(copy, "content", path);

/** Saves a content file of the copy, as an editor's program would. */
export const save = (path: string, text: string) => writeFile(inCopy(path), text);

/** Puts a content file of the copy back as it is in the project, and leaves it alone when it is so already. */
export const restore = async (path: string) => {
  const [original, edited] = await Promise.all([readFile(join("content", path)), readFile(inCopy(path))]);
  if (!original.equals(edited)) await writeFile(inCopy(path), original);
};

/** What a script of the project prints when it runs on the copy, whatever its exit status. */
export const run = (script: "check" | "new", ...args: readonly string[]) => {
  const file = `src/build/content/cli/${script}.ts`;
  const { stdout, stderr } = spawnSync("npx", ["tsx", file, ...args], { cwd: copy, encoding: "utf8" });
  return stdout + stderr;
};

/** A seventh service and a sixth featured project with an alias, as the guide for editors adds them. */
export const addRoofSheeting = async () => {
  const picture = resolve(copy, "sheeting.jpg");
  const job = resolve(copy, "sheeting-job.jpg");
  await sharp("content/photos/roof-coating.jpg").flop().toFile(picture);
  await sharp("content/photos/warehouse-daylight.jpg").flop().toFile(job);
  const service = ["--title", "Roof Sheeting", "--picture", picture, "--alt", "New grey sheets on an industrial roof"];
  const project = ["--name", "Roof Sheeting on a Farm Store", "--service", "roof-sheeting", "--featured", "yes"];
  run("new", "service", ...service);
  run("new", "case-study", ...project, "--picture", job, "--alt", "Farm store with new roof sheets in low sun");
  run("new", "alias", "--path", "/projects/roof-sheeting", "--case-study", "roof-sheeting-on-a-farm-store");
};

/** Takes away what `addRoofSheeting` has added, as far as it is there. */
export const removeRoofSheeting = async () => {
  for (const name of ["services/roof-sheeting", "case-studies/roof-sheeting-on-a-farm-store"])
    await rm(inCopy(`${name}.json`), { force: true });
  for (const picture of ["sheeting", "sheeting-job"]) await rm(inCopy(`photos/${picture}.jpg`), { force: true });
  await Promise.all(["aliases.json", "pages/gallery.json"].map(restore));
};

/** Saves a content file of the copy with one text replaced. Throws when the text is not in the file. */
export const replaceIn = async (path: string, old: string, replacement: string) => {
  const text = await readFile(inCopy(path), "utf8");
  if (!text.includes(old)) throw new Error(`content/${path} does not hold ${JSON.stringify(old)}.`);
  await save(path, text.replace(old, replacement));
};
