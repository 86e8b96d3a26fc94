import { overviewPages } from "../../src/templates/overview-pages";
import { FILE_KINDS } from "../gatsby-plugin-content/file-kinds";
import type { Content } from "./content";

export type SharedPicture = Queries.SharedPictureFragment;

/** An indexed page. Aliases are not indexed. */
export interface SharedPage {
  readonly path: string;
  /** The title on its social card. */
  readonly title: string;
  readonly eyebrow?: string;
  /** All pictures with content. The first is on its card; without one, the home page's first picture is. */
  readonly images: readonly { readonly picture: SharedPicture; readonly caption?: string | null }[];
  /** Its breadcrumb; the home page has none. */
  readonly trail: readonly { readonly label: string; readonly path?: string }[];
}

/** All indexed pages by canonical path. The first is the home page. */
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
 * Path of a picture's JPEG on the firm's own host, without the path prefix of this build. Throws if the JPEG was not
 * made.
 */
export const pictureAddress = ({ image }: SharedPicture) => {
  const address = image.childImageSharp?.jpeg?.src;
  if (!address) throw new Error(`There is no JPEG of ${image.absolutePath}.`);
  return address.slice(address.lastIndexOf("/static/"));
};
