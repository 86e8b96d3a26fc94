import type { Content } from "../../../plugins/gatsby-plugin-sharing/content";
import { sharedPages } from "../../../plugins/gatsby-plugin-sharing/pages";

/** The content as Gatsby gives it, with the fixed pages in the order in which their files were read. */
const content = (types: readonly string[]) =>
  ({
    homePage: { hero: { headline: "Home", slides: [] } },
    fixedPages: { nodes: types.map(type => ({ __typename: type, hero: { heading: type, picture: null } })) },
    galleryPage: { pictures: [] },
    services: { nodes: [] },
    caseStudies: { nodes: [] },
  }) as unknown as Content;

test("the sitemap has the same order in every build, whichever file was read first", () => {
  const types = ["ServicesPage", "ProjectsPage", "GalleryPage", "ContactPage", "PrivacyPage"];
  const overviewPaths = () => ["/projects", "/projects/page/2"];
  const paths = (order: readonly string[]) => sharedPages(content(order), { overviewPaths }).map(({ path }) => path);
  const expected = ["/", "/services", "/projects", "/projects/page/2", "/gallery", "/contact", "/privacy"];
  expect(paths(types)).toEqual(expected);
  expect(paths(types.toReversed())).toEqual(expected);
  expect(paths([...types.slice(3), ...types.slice(0, 3)])).toEqual(expected);
});
