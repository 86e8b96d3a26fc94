import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { CaseStudyClosing } from "../sections/case-study/closing";
import { Gallery } from "../sections/gallery/gallery";
import { PageHero } from "../sections/overview/page-hero";

const GalleryPage = ({ data }: PageProps<Queries.GalleryPageQuery>) => {
  const { meta, hero, pictures } = data.page;
  return (
    <>
      <PageHead {...meta} canonicalPath="/gallery" />
      <Sections>
        <PageHero trail={useTrail(meta.label)} hero={hero} />
        <Gallery pictures={pictures} />
        <CaseStudyClosing tone="offWhite" closing={data.shared.closing} />
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
      pictures {
        ...GalleryPicture
      }
    }
    shared: caseStudyShared {
      closing {
        ...CaseStudyClosing
      }
    }
  }
`;
