import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentDirectory } from "../gatsby-plugin-content/content-directory";

type Pictures = "icon" | "logoLight";

/** The firm, as in its file, with paths of pictures. */
type Company = Omit<Queries.Company, Pictures> & Record<Pictures, { readonly image: string }>;

/** The content that is shared with search engines and social networks. */
export type Content = Queries.SharingQuery & { readonly company: Company };

/** Reads the firm from its file, because `gatsby develop` also makes icons. */
export const readCompany = async () =>
  JSON.parse(await readFile(join(contentDirectory, "company.json"), "utf8")) as Company;

export const contentQuery = /* GraphQL */ `
  query Sharing {
    navigation {
      breadcrumb {
        services
      }
    }
    homePage {
      hero {
        headline
        slides {
          ...SharedPicture
        }
      }
    }
    fixedPages: allFixedPage {
      nodes {
        __typename
        hero {
          heading
          picture {
            ...SharedPicture
          }
        }
      }
    }
    contactPage {
      map {
        towns {
          name
        }
      }
    }
    galleryPage {
      pictures {
        caption
        stage
        focus
        image {
          ...SharedImage
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        path
        label
        hero {
          text
          picture {
            ...SharedPicture
          }
        }
      }
    }
    caseStudyShared {
      tag
    }
    caseStudies: allCaseStudy(sort: { order: ASC }, filter: { status: { eq: published } }) {
      nodes {
        path
        name
        hero {
          picture {
            ...SharedPicture
          }
        }
        challenge {
          caption
          picture {
            ...SharedPicture
          }
        }
        results {
          caption
          picture {
            ...SharedPicture
          }
        }
      }
    }
  }

  fragment SharedPicture on Picture {
    focus
    image {
      ...SharedImage
    }
  }

  fragment SharedImage on File {
    absolutePath
    childImageSharp {
      # As in src/pictures/picture.tsx, so that both are one file. A test of the structured data fails if they differ.
      jpeg: resize(width: 1200, quality: 80, toFormat: JPG) {
        src
      }
    }
  }
`;
