import { siteContent } from "../site-content";

/** What the built site in `public/` has to say. */
export const {
  company,
  services,
  caseStudyWords,
  caseStudies,
  published,
  placeholders,
  featured,
  aliases,
  home,
  slides,
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
} = siteContent("content");
