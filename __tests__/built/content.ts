import { join } from "node:path";
import { project } from "../site/project-under-test";
import { siteContent } from "../site-content";

/** The folder of its content. */
export const folder = join(project, "content");

/** What the built site has to say. */
export const {
  company,
  services,
  caseStudies,
  published,
  placeholders,
  featured,
  aliases,
  home,

  accreditations,
  clients,
  team,
  galleryPage,
  contactPage,
  servicesPage,
  projectsPage,
  privacyPage,
  notFoundPage,
  titled,
} = siteContent(folder);
