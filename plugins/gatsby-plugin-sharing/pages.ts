import { FILE_KINDS } from "../gatsby-plugin-content/file-kinds";
import type { Content } from "./content";
import type { SharingOptions } from "./options";

type SharedPicture = Queries.SharedPictureFragment & { readonly caption?: string; readonly stage?: string | null };

/** An indexed page. Aliases are not indexed. */
export interface SharedPage {
  readonly path: string;
  /** The title on its social card. */
  readonly title: string;
  readonly eyebrow?: string;
  /** All pictures with content. The first that shows no damage is on its card, or else the home page's first. */
  readonly images: readonly SharedPicture[];
}

/** All indexed pages by canonical path, always in the same order. The first is the home page. */
export const sharedPages = (
  content: Content,
  { overviewPaths }: Pick<SharingOptions, "overviewPaths">,
): readonly SharedPage[] => {
  // Gatsby has them in the order in which their files were read.
  const kindOf = (type: string) => FILE_KINDS.findIndex(kind => kind.type === type);
  const inOrder = content.fixedPages.nodes.toSorted((a, b) => kindOf(a.__typename) - kindOf(b.__typename));
  const fixed = inOrder.flatMap(({ __typename, hero: { heading: title, picture } }) => {
    const path = FILE_KINDS[kindOf(__typename)]?.address ?? "";
    const images = path === "/gallery" ? content.galleryPage.pictures : picture ? [picture] : [];
    if (path !== "/projects") return { path, title, images };
    return overviewPaths(content.caseStudies.nodes.length).map(overview => ({ path: overview, title, images }));
  });
  const { headline, slides } = content.homePage.hero;
  return [
    { path: "/", title: headline, images: slides },
    ...fixed,
    ...content.services.nodes.map(({ path, label, hero: { picture } }) => ({
      path,
      title: label,
      eyebrow: content.navigation.breadcrumb.services,
      images: [picture],
    })),
    ...content.caseStudies.nodes.map(({ path, name, hero: { picture }, challenge, results }) => ({
      path,
      title: name,
      eyebrow: content.caseStudyShared.tag,
      images: [picture, ...[challenge, results].map(({ picture, caption }) => ({ ...picture, caption }))],
    })),
  ];
};

/** Path of a picture's JPEG, without the path prefix of this build. Throws if the JPEG was not made. */
export const pictureAddress = ({ image }: SharedPicture) => {
  const address = image.childImageSharp?.jpeg?.src;
  if (!address) throw new Error(`There is no JPEG of ${image.absolutePath}.`);
  return address.slice(address.lastIndexOf("/static/"));
};
