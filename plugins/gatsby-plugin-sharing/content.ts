/** The content that is shared with search engines and social networks. */
export type Content = Queries.SharingQuery;

export const contentQuery = /* GraphQL */ `
  query Sharing {
    company {
      name
      blurb
      areas
      icon {
        image {
          publicURL
        }
      }
      logoLight {
        image {
          absolutePath
        }
      }
      website {
        url
      }
      address {
        building
        street
        town
        county
        postcode
        standIn
      }
      phone {
        display
        standIn
      }
      email {
        address
        standIn
      }
      social {
        href
        standIn
      }
    }
    navigation {
      breadcrumb {
        home
        services
        projects
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
    servicesPage {
      hero {
        ...SharedHero
      }
    }
    projectsPage {
      hero {
        ...SharedHero
      }
      paging {
        page
      }
    }
    contactPage {
      meta {
        label
      }
      hero {
        ...SharedHero
      }
    }
    privacyPage {
      meta {
        label
      }
      hero {
        ...SharedHero
      }
    }
    galleryPage {
      meta {
        label
      }
      hero {
        ...SharedHero
      }
      pictures {
        caption
        alt
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

  fragment SharedHero on PageHero {
    heading
    picture {
      ...SharedPicture
    }
  }

  fragment SharedPicture on Picture {
    alt
    focus
    image {
      ...SharedImage
    }
  }

  fragment SharedImage on File {
    absolutePath
    internal {
      contentDigest
    }
    childImageSharp {
      # As in src/components/picture.tsx, so that both are one file.
      jpeg: resize(width: 1200, quality: 70, toFormat: JPG) {
        src
      }
    }
  }
`;
