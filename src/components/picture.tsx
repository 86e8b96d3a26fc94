import { clsx } from "clsx";
import { graphql } from "gatsby";
import { createStyles } from "../theme/create-styles";

interface PictureProps {
  readonly picture: Queries.PictureFragment;
  /** The `sizes` attribute: how wide the picture is shown, as CSS lengths per media condition. */
  readonly sizes: string;
  /** Above the fold: fetched at once and first. All others wait until they come near. */
  readonly priority?: boolean;
  /** Fetched as soon as it is in the document, without going first. */
  readonly eager?: boolean;
  readonly onLoad?: () => void;
  readonly className?: string;
}

/**
 * A photograph as a real `<picture>`: AVIF first, JPEG behind it, complete without JavaScript. gatsby-plugin-image's
 * own component is not used because it hides the picture until a script runs and loads `react-dom/server` for it.
 */
export const Picture = ({ picture, sizes, priority = false, eager = priority, className, onLoad }: PictureProps) => {
  const data = picture.image.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error(`The picture "${picture.alt}" is not a photograph that can be scaled.`);
  const { images, width, height, backgroundColor } = data;
  const { src, srcSet } = images.fallback ?? {};
  return (
    <picture className={clsx(styles.picture, className)}>
      {images.sources?.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        style={{ backgroundColor, objectPosition: picture.focus ?? undefined }}
        {...{ src, srcSet, sizes, width, height }}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchpriority={priority ? "high" : undefined}
        decoding="async"
        onLoad={onLoad}
      />
    </picture>
  );
};

const styles = createStyles("picture", {
  picture: { display: "block", overflow: "hidden" },
  image: { width: "100%", height: "100%", objectFit: "cover" },
});

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    focus
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
  }
`;
