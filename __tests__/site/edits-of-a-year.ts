import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { siteContent } from "../site-content";
import { copyContent, testContent } from "./project";

/** New values by path, such as `hero.slides.0`. Undefined deletes; -1 is the end of a list. */
type Changes = Readonly<Record<string, unknown>>;

interface Page {
  readonly slug: string;
  readonly path: string;
}

const changed = (text: string, changes: Changes) =>
  Object.entries(changes).reduce((json, [path, value]) => {
    const keys = path.split(".").map(key => (/^-?\d+$/.test(key) ? Number(key) : key));
    return applyEdits(json, modify(json, keys, value, {}));
  }, text);

const describe = (what: string) =>
  `${what} in Suffolk and Norfolk: looked at with care, priced beforehand, written down and put right in one dry week.`;

/** As long as the schema allows: 90 characters. */
const longestHeadline = "Roofs, gutters and cladding, painted and repaired by one crew all over Brae and its shores";

/** Functions that edit the content in a folder. */
const editor = (content: string) => {
  const at = (file: string) => join(content, `${file}.json`);
  const edit = async (file: string, changes: Changes, from = file) =>
    writeFile(at(file), changed(await readFile(at(from), "utf8"), changes));
  const redirect = (from: string, to: string) => edit("redirects", { "redirects.-1": { from, to } });
  /** Replaces every value that equals this text. */
  const replaceEverywhere = async (old: string, next: string) => {
    for (const file of await readdir(content, { recursive: true })) {
      if (!file.endsWith(".json") || file.startsWith("schemas")) continue;
      const text = await readFile(join(content, file), "utf8");
      await writeFile(join(content, file), text.replaceAll(JSON.stringify(old), JSON.stringify(next)));
    }
  };
  const renamePage = async (folder: string, { slug, path }: Page, next: string) => {
    const to = path.replace(slug, next);
    await replaceEverywhere(path, to);
    await replaceEverywhere(slug, next);
    await rename(at(`${folder}/${slug}`), at(`${folder}/${next}`));
    await redirect(path, to);
  };
  const removeProject = async ({ slug, path }: Page) => {
    await replaceEverywhere(path, "/projects");
    await rm(at(`case-studies/${slug}`));
    await redirect(path, "/projects");
  };
  return { edit, redirect, renamePage, removeProject };
};

/** Gives a copy of the project the tests' own content, after a year of edits. */
export const editForAYear = async (project: string) => {
  await copyContent(project, testContent);
  const content = join(project, "content");
  const { services, standardServices, published, placeholders, ...site } = siteContent(content);
  const { edit, redirect, renamePage, removeProject } = editor(content);
  const [service, lastService] = [standardServices[0]!, services.at(-1)!];
  const [study, removed, lastStudy] = [published[0]!, published[1]!, published.at(-1)!];
  const [member, client, badge] = [site.team[0], site.clients[0], site.accreditations[0]];

  // One more service and one more project.
  const survey = {
    ...{ slug: "roof-survey", order: lastService.order + 1, label: "Roof & Gutter “Survey”", title: "Owner's Survey" },
    ...{ summary: describe("A survey, from the gutter up,"), description: describe("The survey of a roof") },
    "hero.text": "Before a roof is repaired it has to be understood, and that is a day's work by itself.",
    "benefits.items": [{ title: "One benefit alone" }],
    "subServices.items": [{ title: "Survey", icon: "🔎", description: "Every sheet, lap and gutter is seen." }],
  };
  await edit("services/roof-survey", survey, `services/${service.slug}`);
  const block = {
    ...{ slug: "admin-block", order: lastStudy.order + 1000, name: "Admin Block", service: "roof-survey", facts: [] },
    ...{ featured: true, compared: undefined, bigFact: undefined },
    ...{ summary: "An admin block, decapped and made dry.", description: describe("The admin block of a mill") },
    ...{ "hero.title": "Admin block", "hero.highlight": "block" },
    ...{ "challenge.paragraphs": ["Water came in."], "results.paragraphs": ["The block is dry."] },
    // Shown only with compared pictures.
    "challenge.closeUp": { image: study.challenge.picture.image, alt: "The roof of the block from close by" },
  };
  await edit("case-studies/admin-block", block, `case-studies/${study.slug}`);

  // The home page.
  await edit("pages/home", {
    "hero.headline": longestHeadline,
    "hero.slides": site.slides.slice(0, -2).toReversed(),
    "hero.primary": { label: "Our surveys", href: "/services/roof-survey" },
    "clients.heading": 'They "trust" us & stay',
  });
  const fourth = { ...member, id: "fourth", name: "Maximiliana Featherstonehaugh-Cholmondley" };
  await edit("team", { "members.-1": fourth });
  await edit("team", { "members.-1": { ...member, id: "fifth" } });
  for (const id of ["mill", "school"]) await edit("clients", { "items.-1": { ...client, id, name: `A ${id}` } });
  await edit("accreditations", { "items.-1": { ...badge, id: "another", name: "Another" }, "items.0": undefined });

  // The firm's facts, and words on other pages.
  const social = [{ platform: "Facebook", href: "https://www.facebook.com/jl" }];
  // The footer of every page has the second telephone number.
  const blurb =
    "J&L Maintenance (East) Ltd keeps buildings on Brae in good repair, from roof to quay. At night: 01632 960 778.";
  await edit("company", { name: "J&L Maintenance (East) Ltd", blurb, social });
  await edit("pages/service", { "closing.primary.href": "/projects/admin-block" });
  await edit("pages/case-study", { "closing.action.href": "/services/roof-survey" });
  const topic = { heading: "Who else to write to", paragraphs: ["Write to privacy@jl-maintenance.example."] };
  const link = { label: "The guide", href: "https://www.gov.uk/static/guide.pdf?for=a&b" };
  await edit("pages/privacy", { "topics.-1": { ...topic, link } });
  // Pictures of only one service, so the gallery has no views.
  await edit("pages/gallery", { "pictures.0.service": service.slug, "pictures.5.service": service.slug });

  // Published addresses.
  await edit("aliases", { aliases: [] });
  await renamePage("services", service, "another-name-of-a-service");
  await renamePage("case-studies", study, "another-name-of-a-project");
  for (const project of [...placeholders, removed]) await removeProject(project);
  await redirect("/home/old.html", "/");
  await redirect("/contact.html", "/contact");
};
