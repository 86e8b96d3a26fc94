import { graphql, useStaticQuery } from "gatsby";

/** Content of header, footer, head and error screen. Menus list at most eight projects. */
export const useSite = () =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        buildYear: buildTime(formatString: "YYYY")
      }
      company {
        name
        blurb
        website {
          url
        }
        logoLight {
          alt
          image {
            publicURL
          }
        }
        ...PostalAddress
        ...ContactDetails
        social {
          platform
          href
        }
      }
      navigation {
        header {
          title
          href
          description
          list
        }
        contact {
          ...Link
        }
        breadcrumb {
          home
          services
          projects
        }
        all {
          services
          projects
        }
        footer {
          quickLinks {
            heading
            links {
              ...Link
            }
          }
          services {
            heading
          }
          contact {
            heading
          }
          social {
            heading
          }
          copyright
          privacy {
            ...Link
          }
        }
      }
      services: allService(sort: { order: ASC }) {
        nodes {
          label
          href: path
        }
      }
      projects: allCaseStudy(
        sort: { order: ASC }
        filter: { status: { eq: published }, featured: { eq: true } }
        limit: 8
      ) {
        nodes {
          label: name
          href: path
        }
      }
      errorPage {
        heading
        text
        action {
          ...Link
        }
      }
    }
  `);
