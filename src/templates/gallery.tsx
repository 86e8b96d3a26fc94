import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { Closing } from "../sections/shared/closing";
import { Gallery } from "../sections/gallery/gallery";
import { PageHero } from "../sections/shared/page-hero";
import type { GalleryContext } from "./page-context";

const GalleryPage = ({ data, pageContext }: PageProps<Queries.GalleryPageQuery, GalleryContext>) => {
  const { meta, hero } = data.page;
  const { service, current, views, canonicalPath } = pageContext;
  const pictures = data.page.pictures.filter(picture => !service || picture.service?.slug === service);
  const trail = useTrail({ page: meta.label });
  const view = service && views.find(other => other.path === current);
  return (
    <>
      <PageHead
        label={view ? `${meta.label}: ${view.label}` : meta.label}
        description={meta.description}
        canonicalPath={canonicalPath}
      />
      <Sections early={2}>
        <PageHero trail={trail} hero={hero} />
        <Gallery key={current} pictures={pictures} views={{ label: data.page.views.label, links: views, current }} />
        <Closing tone="offWhite" closing={data.shared.closing} />
      </Sections>
    </>
  );
};

export default GalleryPage;

export const query = graphql`
  query GalleryPage {
    page: galleryPage {
      meta {
        label
        description
      }
      hero {
        ...PageHero
      }
      views {
        label
      }
      pictures {
        ...GalleryPicture
      }
    }
    shared: caseStudyShared {
      closing {
        ...Closing
      }
    }
  }
`;
