import { execFileSync, spawnSync } from "node:child_process";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { editedSite } from "../site/project";

export const developLog = `${editedSite}.log`;
export const developUrl = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 9123) + 1}`;

const inCopy = (path: string) => join(editedSite, "content", path);

/** The text of a content file in the copy. */
export const read = (path: string) => readFile(inCopy(path), "utf8");

/** The text of a content file from which the copy makes its pages. */
export const readShown = (path: string) => readFile(join(editedSite, ".content", path), "utf8");

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

/** Adds a service and a featured project, each a copy of another one with a new picture. */
export const addRoofSheeting = async () => {
  await sharp(inCopy("photos/scene-roof.jpg")).flop().toFile(inCopy(picture));
  const withPicture = (text: string) =>
    text
      .replaceAll("photos/scene-roof.jpg", picture)
      .replaceAll("Quiet roof scene below an evenly lit sky", "New grey sheets on an industrial roof");
  const gutters = await read("services/gutter-repair-replace.json");
  const sheeting = gutters
    .replace('"order": 2', '"order": 98')
    .replaceAll("gutter-repair-replace", "roof-sheeting")
    .replaceAll("Gutter Repair & Replace", "Roof Sheeting & Cladding");
  await save(service, withPicture(sheeting));
  const yard = await read("case-studies/dairy-yard.json");
  const store = yard
    .replace('"order": 5', '"order": 99')
    .replace('"industrial-cleaning"', '"roof-sheeting"')
    .replaceAll("dairy-yard", "farm-store")
    .replaceAll("dairy yard", "farm store")
    .replaceAll("Dairy Yard", "Farm Store")
    .replaceAll('"Yard"', '"Store"');
  await save(caseStudy, withPicture(store));
};

/** Removes what `addRoofSheeting` has added. */
export const removeRoofSheeting = async () => {
  for (const path of [caseStudy, service, picture]) await rm(inCopy(path), { force: true });
};
