import { graphql } from "gatsby";
import { useState } from "react";
import { Section } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { GalleryItem } from "./gallery-item";
import { Lightbox } from "./lightbox";

/** All photographs; each opens large over the page, or as a file where there are no scripts. */
export const Gallery = ({ pictures }: { readonly pictures: readonly Queries.GalleryPictureFragment[] }) => {
  const [shown, setShown] = useState<number>();
  return (
    <Section tone="paper" labelledBy="page-heading">
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <GalleryItem key={index} picture={picture} open={() => setShown(index)} />
        ))}
      </ul>
      <Lightbox pictures={pictures} shown={shown} show={setShown} />
    </Section>
  );
};

const styles = createStyles("gallery", {
  // Two columns at most, so that a surface before and after its repair stands side by side.
  pictures: {
    display: "grid",
    gap: `${space.xxl} ${space.xl}`,
    [media.from("phablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const fragment = graphql`
  fragment GalleryPicture on GalleryPicture {
    alt
    focus
    caption
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
  }
`;
