import { overviewPages } from "../../src/templates/overview-pages";
import type { Content } from "./content";

export type SharedPicture = Queries.SharedPictureFragment;

/** A page that may be found and shared; an alias is its original. */
export interface SharedPage {
  readonly path: string;
  /** What its social card says. */
  readonly title: string;
  readonly eyebrow?: string;
  /** The picture of its card; without one, that of the home page. */
  readonly picture?: SharedPicture | null;
  /** All pictures that say something by themselves. */
  readonly images: readonly { readonly picture: SharedPicture; readonly caption?: string | null }[];
  /** The pages on the way to it, as its breadcrumb names them; the home page has none. */
  readonly trail: readonly { readonly label: string; readonly path?: string }[];
}

/** All pages that may be found: every published one, each under its canonical address. */
export const sharedPages = (content: Content): readonly SharedPage[] => {
  const { homePage, servicesPage, projectsPage, galleryPage, contactPage, privacyPage } = content;
  const { breadcrumb } = content.navigation;
  const home = { label: breadcrumb.home, path: "/" };
  const services = { label: breadcrumb.services, path: "/services" };
  const projects = { label: breadcrumb.projects, path: "/projects" };
  const fixed = (path: string, { hero, label }: Fixed): SharedPage => ({
    path,
    title: hero.heading,
    picture: hero.picture,
    images: hero.picture ? [{ picture: hero.picture }] : [],
    trail: [home, { label }],
  });
  const slides = homePage.hero.slides.map(picture => ({ picture }));
  return [
    {
      ...fixed("/", {
        label: "",
        hero: { heading: homePage.hero.headline, picture: slides[0]?.picture ?? null },
      }),
      images: slides,
      trail: [],
    },
    fixed("/services", { hero: servicesPage.hero, label: services.label }),
    ...overviewPages(content.caseStudies.nodes.length).map(({ canonicalPath, number }) => ({
      ...fixed(canonicalPath, { hero: projectsPage.hero, label: projects.label }),
      ...(number > 1 && { trail: [home, projects, { label: `${projectsPage.paging.page} ${number}` }] }),
    })),
    fixed("/contact", { hero: contactPage.hero, label: contactPage.meta.label }),
    fixed("/privacy", { hero: privacyPage.hero, label: privacyPage.meta.label }),
    {
      ...fixed("/gallery", { hero: galleryPage.hero, label: galleryPage.meta.label }),
      picture: galleryPage.pictures[0],
      images: galleryPage.pictures.map(({ caption, ...picture }) => ({ picture, caption })),
    },
    ...content.services.nodes.map(({ path, label, hero }) => ({
      path,
      title: label,
      eyebrow: services.label,
      picture: hero.picture,
      images: [{ picture: hero.picture }],
      trail: [home, services, { label }],
    })),
    ...content.caseStudies.nodes.map(({ path, name, hero, challenge, results }) => ({
      path,
      title: name,
      eyebrow: content.caseStudyShared.tag,
      picture: hero.picture,
      images: [challenge, results],
      trail: [home, projects, { label: name }],
    })),
  ];
};

interface Fixed {
  readonly hero: Queries.SharedHeroFragment;
  readonly label: string;
}

/**
 * Address of a picture as a JPEG, from `/` of the firm's own host, where this build may not lie yet: without the path that
 * it is tried out below. Throws when the JPEG was not made.
 */
export const pictureAddress = ({ alt, image }: SharedPicture) => {
  const address = image.childImageSharp?.jpeg?.src;
  if (!address) throw new Error(`The picture "${alt}" has no address.`);
  return address.slice(address.lastIndexOf("/static/"));
};
