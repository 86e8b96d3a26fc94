import { overviewPages } from "../../src/templates/overview-pages";
import type { Content } from "./content";

export type SharedPicture = Queries.SharedPictureFragment;

/** A page that search engines may list. An alias is not one of them. */
export interface SharedPage {
  readonly path: string;
  /** The title on its social card. */
  readonly title: string;
  readonly eyebrow?: string;
  /** The picture of its card; without one, that of the home page. */
  readonly picture?: SharedPicture | null;
  /** All pictures that say something by themselves. */
  readonly images: readonly { readonly picture: SharedPicture; readonly caption?: string | null }[];
  /** Its breadcrumb; the home page has none. */
  readonly trail: readonly { readonly label: string; readonly path?: string }[];
}

/** All pages that search engines may list, each with its canonical path. */
export const sharedPages = (content: Content): readonly SharedPage[] => {
  const { homePage, servicesPage, projectsPage, galleryPage, contactPage, privacyPage } = content;
  const { breadcrumb } = content.navigation;
  const home = { label: breadcrumb.home, path: "/" };
  const services = { label: breadcrumb.services, path: "/services" };
  const projects = { label: breadcrumb.projects, path: "/projects" };
  const fixed = (path: string, label: string, { heading, picture }: Queries.SharedHeroFragment): SharedPage => ({
    path,
    title: heading,
    picture,
    images: picture ? [{ picture }] : [],
    trail: [home, { label }],
  });
  return [
    {
      path: "/",
      title: homePage.hero.headline,
      images: homePage.hero.slides.map(picture => ({ picture })),
      trail: [],
    },
    fixed("/services", services.label, servicesPage.hero),
    ...overviewPages(content.caseStudies.nodes.length).map(({ canonicalPath, number }) => ({
      ...fixed(canonicalPath, projects.label, projectsPage.hero),
      ...(number > 1 && { trail: [home, projects, { label: `${projectsPage.paging.page} ${number}` }] }),
    })),
    fixed("/contact", contactPage.meta.label, contactPage.hero),
    fixed("/privacy", privacyPage.meta.label, privacyPage.hero),
    {
      ...fixed("/gallery", galleryPage.meta.label, galleryPage.hero),
      picture: galleryPage.pictures[0],
      images: galleryPage.pictures.map(({ caption, ...picture }) => ({ picture, caption })),
    },
    ...content.services.nodes.map(({ path, label, hero: { picture } }) => ({
      path,
      title: label,
      eyebrow: services.label,
      picture,
      images: [{ picture }],
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

/**
 * Path of a picture as a JPEG, on the firm's own host: without the path prefix that this build may have. Throws when the
 * JPEG was not made.
 */
export const pictureAddress = ({ alt, image }: SharedPicture) => {
  const address = image.childImageSharp?.jpeg?.src;
  if (!address) throw new Error(`The picture "${alt}" has no address.`);
  return address.slice(address.lastIndexOf("/static/"));
};
