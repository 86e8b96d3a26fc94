import { spawnSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/** What `npm run check` prints when it runs on the copy, whatever its exit status. */
export const check = () => {
  const { stdout, stderr } = spawnSync("npx", ["tsx", "src/build/content/cli/check.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout + stderr;
};

type Data = Record<string, unknown>;

/** Writes a content file of the copy that is like another one of the project but for some of its keys. */
const copyFile = async (from: string, to: string, changes: (data: Data) => Data) => {
  const data = JSON.parse(await readFile(join("content", from), "utf8")) as Data;
  await save(to, JSON.stringify({ ...data, ...changes(data) }, null, 2));
};

/** A seventh service and a sixth featured project with an alias, copied from others as the guide for editors says. */
export const addRoofSheeting = async () => {
  await sharp("content/photos/roof-coating.jpg").flop().toFile(inCopy("photos/sheeting.jpg"));
  await sharp("content/photos/warehouse-daylight.jpg").flop().toFile(inCopy("photos/sheeting-job.jpg"));
  const sheets = { image: "../photos/sheeting.jpg", alt: "New grey sheets on an industrial roof" };
  const store = { image: "../photos/sheeting-job.jpg", alt: "Farm store with new roof sheets in low sun" };
  await copyFile("services/other-services.json", "services/roof-sheeting.json", data => ({
    ...{ slug: "roof-sheeting", order: 900, label: "Roof Sheeting", title: "Roof Sheeting", picture: sheets },
    description: "New roof sheets for industrial and commercial buildings, fitted while the work below them goes on.",
    hero: { ...(data.hero as Data), heading: "Roof Sheeting", picture: sheets },
  }));
  const name = "Roof Sheeting on a Farm Store";
  await copyFile("case-studies/car-park-beam-restoration.json", `case-studies/${project}.json`, data => ({
    ...{ slug: project, order: 900, name, service: "roof-sheeting", featured: true },
    description: "A farm store gets new roof sheets: how the old ones came off, and what keeps the store dry now.",
    hero: { ...(data.hero as Data), title: name, highlight: "Roof Sheeting", picture: store },
  }));
  await copyFile("aliases.json", "aliases.json", data => ({
    aliases: [...(data.aliases as Data[]), { path: "/projects/roof-sheeting", caseStudy: project }],
  }));
};

const project = "roof-sheeting-on-a-farm-store";

/** Takes away what `addRoofSheeting` has added, as far as it is there. */
export const removeRoofSheeting = async () => {
  for (const name of ["services/roof-sheeting", `case-studies/${project}`])
    await rm(inCopy(`${name}.json`), { force: true });
  for (const picture of ["sheeting", "sheeting-job"]) await rm(inCopy(`photos/${picture}.jpg`), { force: true });
  await restore("aliases.json");
};

/** Saves a content file of the copy with one text replaced. Throws when the text is not in the file. */
export const replaceIn = async (path: string, old: string, replacement: string) => {
  const text = await readFile(inCopy(path), "utf8");
  if (!text.includes(old)) throw new Error(`content/${path} does not hold ${JSON.stringify(old)}.`);
  await save(path, text.replace(old, replacement));
};
