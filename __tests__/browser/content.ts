import { siteContent } from "../site-content";
import { testContent } from "../site/project";

/** What the site of the browser tests says. */
export const {
  company,
  addressLines,
  phoneHref,
  emailHref,
  titled,
  services,
  standardServices,
  standardService,
  tradesServices,
  serviceWords,
  caseStudyWords,
  published,
  placeholders,
  featured,
  home,
  slides,
  accreditations,
  clients,
  team,
  galleryPage,
  contactPage,
  servicesPage,
  notFoundPage,
  errorPage,
  navigation,
  menuEntry,
} = siteContent(testContent);
