import { overviewPages } from "../../src/templates/overview-pages";
import { FILE_KINDS } from "../gatsby-plugin-content/file-kinds";
import type { Content } from "./content";

export type SharedPicture = Queries.SharedPictureFragment;

/** A page that search engines may list. An alias is not one of them. */
export interface SharedPage {
  readonly path: string;
  /** The title on its social card. */
  readonly title: string;
  readonly eyebrow?: string;
  /** All pictures that say something by themselves. The first is on its card; without one, that of the home page. */
  readonly images: readonly { readonly picture: SharedPicture; readonly caption?: string | null }[];
  /** Its breadcrumb; the home page has none. */
  readonly trail: readonly { readonly label: string; readonly path?: string }[];
}

/** All pages that search engines may list, each with its canonical path. The first is the home page. */
export const sharedPages = (content: Content): readonly SharedPage[] => {
  const { homePage, fixedPages, projectsPage, galleryPage } = content;
  const { breadcrumb } = content.navigation;
  const home = { label: breadcrumb.home, path: "/" };
  const services = { label: breadcrumb.services, path: "/services" };
  const projects = { label: breadcrumb.projects, path: "/projects" };
  const gallery = galleryPage.pictures.map(({ caption, ...picture }) => ({ picture, caption }));
  const fixed = fixedPages.nodes.map(({ __typename, meta, hero: { heading, picture } }): SharedPage => {
    const path = FILE_KINDS.find(({ type }) => type === __typename)?.address ?? "";
    const images = path === "/gallery" ? gallery : picture ? [{ picture }] : [];
    const { label } = [services, projects].find(list => list.path === path) ?? meta;
    return { path, title: heading, images, trail: [home, { label }] };
  });
  return [
    { path: "/", title: homePage.hero.headline, images: homePage.hero.slides.map(picture => ({ picture })), trail: [] },
    ...fixed.flatMap(page =>
      page.path === projects.path
        ? overviewPages(content.caseStudies.nodes.length).map(({ canonicalPath: path, number }) => ({
            ...page,
            path,
            ...(number > 1 && { trail: [home, projects, { label: `${projectsPage.paging.page} ${number}` }] }),
          }))
        : page,
    ),
    ...content.services.nodes.map(({ path, label, hero: { picture } }) => ({
      path,
      title: label,
      eyebrow: services.label,
      images: [{ picture }],
      trail: [home, services, { label }],
    })),
    ...content.caseStudies.nodes.map(({ path, name, hero: { picture }, challenge, results }) => ({
      path,
      title: name,
      eyebrow: content.caseStudyShared.tag,
      images: [{ picture }, challenge, results],
      trail: [home, projects, { label: name }],
    })),
  ];
};

/**
 * Path of a picture as a JPEG, on the firm's own host: without the path prefix that this build may have. Throws when the
 * JPEG was not made.
 */
export const pictureAddress = ({ image }: SharedPicture) => {
  const address = image.childImageSharp?.jpeg?.src;
  if (!address) throw new Error(`There is no JPEG of ${image.absolutePath}.`);
  return address.slice(address.lastIndexOf("/static/"));
};
