import { execFileSync, spawnSync } from "node:child_process";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { editedSite } from "../site/project";

export const developLog = `${editedSite}.log`;
export const developUrl = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 9123) + 1}`;

const inCopy = (path: string) => join(editedSite, "content", path);

/** The text of a content file in the copy. */
export const read = (path: string) => readFile(inCopy(path), "utf8");

/** Saves a content file in the copy in place, as most text editors do. */
export const save = (path: string, text: string) => writeFile(inCopy(path), text);

/** Saves a content file in the copy by replacing it with a new file, as git and some text editors do. */
export const replaceFile = async (path: string, text: string) => {
  const beside = `${editedSite}.saved`;
  await writeFile(beside, text);
  await rename(beside, inCopy(path));
};

/** Replaces one text in a content file of the copy. Throws if the file does not contain it. */
export const replaceIn = async (path: string, old: string, replacement: string) => {
  const text = await read(path);
  if (!text.includes(old)) throw new Error(`content/${path} does not hold ${JSON.stringify(old)}.`);
  await save(path, text.replace(old, replacement));
};

/** The output of `npm run check` on the copy, with any exit status. */
export const check = () => {
  const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "check"], { cwd: editedSite, encoding: "utf8" });
  return stdout + stderr;
};

/** Runs Git in the copy and returns its output. */
export const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: editedSite, encoding: "utf8" });

/** Makes a Git repository of the copy and commits its content. */
export const commitContent = () => {
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ann Office");
  git("config", "user.email", "ann@firm.example");
  git("add", "content");
  git("commit", "--quiet", "--message", "Start");
};

export const removeHistory = () => rm(join(editedSite, ".git"), { recursive: true, force: true });

const service = "services/roof-sheeting.json";
const caseStudy = "case-studies/farm-store.json";
const picture = "photos/sheeting.jpg";

/** Adds a service and a featured project, each a copy of the first one with a new picture. */
export const addRoofSheeting = async () => {
  const [serviceText, caseStudyText] = [await firstOf("services"), await firstOf("case-studies")];
  const [shown = ""] = /photos\/[^"]+/.exec(serviceText) ?? [];
  await sharp(inCopy(shown)).flop().toFile(inCopy(picture));
  const own = { image: `../${picture}`, alt: "New grey sheets on an industrial roof" };
  const { hero, ...rest } = JSON.parse(serviceText) as { readonly hero: object };
  const words = "We lay new sheets on the roofs and walls of stores, sheds and workshops";
  const description =
    "New sheets for roofs and walls of stores, sheds and workshops, laid straight and fixed tight, in any month of the year.";
  const names = { label: "Roof Sheeting", title: "Roof Sheeting", slug: "roof-sheeting", order: 98, description };
  await saveJson(service, {
    ...rest,
    ...names,
    summary: `${words}, straight and tight, in any month of the year.`,
    picture: own,
    hero: { ...hero, heading: "Roof Sheeting", text: `${words}.`, picture: own },
  });
  const story = { slug: "farm-store", name: "Roof Sheeting on a Farm Store", order: 99, status: "published" };
  const { hero: head, challenge, results, ...others } = JSON.parse(caseStudyText) as Record<string, object>;
  await saveJson(caseStudy, {
    ...others,
    ...story,
    featured: true,
    service: "roof-sheeting",
    summary: `${words} of a farm.`,
    challenge: { ...challenge, paragraphs: ["The old sheets let the rain in."] },
    results: { ...results, paragraphs: ["The new sheets keep it out."] },
    description: description.replace("New", "Newer"),
    hero: { ...head, title: story.name, highlight: "Farm Store", picture: own },
  });
};

/** Removes what `addRoofSheeting` has added. */
export const removeRoofSheeting = async () => {
  for (const path of [caseStudy, service, picture]) await rm(inCopy(path), { force: true });
};

/** The text of the first file in a folder of the copy. */
const firstOf = async (folder: string) => {
  const [first = "none"] = (await readdir(inCopy(folder))).sort();
  return read(join(folder, first));
};

const saveJson = (path: string, data: object) => save(path, `${JSON.stringify(data, null, 2)}\n`);
