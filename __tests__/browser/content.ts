import { siteContent } from "../site-content";
import { testContent } from "../site/project";

/** The content of the site under test. */
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

/** The first published case study of a theme. */
export const caseStudyOf = (theme: "dark" | "light") => published.find(caseStudy => caseStudy.theme === theme)!;
