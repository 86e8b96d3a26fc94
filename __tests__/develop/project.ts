import { rm } from "node:fs/promises";
import sharp from "sharp";
import { editedProject } from "../site/edited-project";
import { editedSite } from "../site/project";

export const developLog = `${editedSite}.log`;
export const developUrl = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 9123) + 1}`;

/** The copy of the project in which `gatsby develop` runs. */
export const project = editedProject(editedSite);
export const { read, readShown, save, replaceFile, replaceIn, check, git, commitContent, removeHistory } = project;
const service = "services/roof-sheeting.json";
const caseStudy = "case-studies/farm-store.json";
const picture = "photos/sheeting.jpg";

/** Adds a service and a featured project, each a copy of another one with a new picture. */
export const addRoofSheeting = async () => {
  await sharp(project.inContent("photos/scene-roof.jpg")).flop().toFile(project.inContent(picture));
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
  for (const path of [caseStudy, service, picture]) await rm(project.inContent(path), { force: true });
};
