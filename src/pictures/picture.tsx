import { clsx } from "clsx";
import { graphql, withPrefix } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createStyles } from "../theme/create-styles";
import { media, portraitPhone } from "../theme/media";
import { fadeIn } from "./fade-in";

/** A photograph of any fragment below. Those of cards have no wide version, and only those of heroes a portrait one. */
type AnyPicture = Queries.CardPictureFragment & {
  readonly image: { readonly childImageSharp: { readonly wide?: IGatsbyImageData } | null };
} & Partial<Pick<Queries.HeroPictureFragment, "portrait">>;

interface PictureProps {
  /** Phones in portrait fetch only the portrait version, if there is one. */
  readonly picture: AnyPicture;
  /** The `sizes` attribute: how wide the picture is shown, as CSS lengths per media condition. */
  readonly sizes: string;
  /** Above the fold: fetched at once, with priority. Other pictures load when they are near the screen. */
  readonly priority?: boolean;
  /** Fetched as soon as it is in the document, without priority. */
  readonly eager?: boolean;
  /** For an eager picture. */
  readonly onLoad?: () => void;
  readonly className?: string;
}

/**
 * A photograph as a `<picture>`: AVIF in several widths, and one JPEG for browsers older than the site's targets. It
 * works without JavaScript. gatsby-plugin-image's own component hides the picture until a script runs, and loads
 * `react-dom/server`.
 */
export const Picture = ({ picture, sizes, priority = false, eager = priority, className, onLoad }: PictureProps) => {
  const photograph = picture.image.childImageSharp;
  if (!photograph) throw new Error(`The picture "${picture.alt}" is not a photograph that can be scaled.`);
  const { wide, middle, gatsbyImageData: small } = photograph;
  const { width, height, backgroundColor } = small;
  const portrait = avifFiles(picture.portrait?.childImageSharp?.gatsbyImageData)?.srcSet;
  return (
    <picture
      className={clsx(styles.picture, className)}
      style={{ backgroundColor, ...(picture.focus && { "--subject": picture.focus }) }}
    >
      {portrait && <source media={portraitPhone} type="image/avif" srcSet={portrait} sizes="100vw" />}
      <source type="image/avif" srcSet={srcSetOf([wide, middle, small])} sizes={sizes} />
      <img
        className={clsx(styles.image, portrait && styles.portrait)}
        src={jpegHref(picture) ?? avifFiles(small)?.src}
        width={nominalWidth}
        height={Math.round((nominalWidth * height) / width)}
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchpriority={priority ? "high" : undefined}
        decoding="async"
        onLoad={eager ? onLoad : fadeIn}
      />
    </picture>
  );
};

/** The AVIF files of a version. gatsby-plugin-image calls its only format the fallback. */
const avifFiles = (version: IGatsbyImageData | undefined) => version?.images.fallback;

/**
 * The `srcset` of several versions of a photograph. gatsby-plugin-image has them only as texts. A small photograph has
 * the same width in several, which HTML forbids: the last version stays, which has the fewest bytes.
 */
const srcSetOf = (versions: readonly (IGatsbyImageData | undefined)[]): string => {
  const byWidth = new Map<string | undefined, string>();
  for (const version of versions)
    for (const candidate of avifFiles(version)?.srcSet?.split(",\n") ?? [])
      byWidth.set(candidate.split(" ").at(-1), candidate);
  return [...byWidth.values()].join();
};

/** URL of the JPEG. gatsby-plugin-sharp leaves the path prefix out of the results of `resize`. */
export const jpegHref = ({ image }: Pick<Queries.CardPictureFragment, "image">): string | undefined => {
  const src = image.childImageSharp?.jpeg?.src;
  return src ? withPrefix(src) : undefined;
};

/** In px: the attributes only give the picture's aspect ratio. HTML requires whole numbers. */
const nominalWidth = 1920;

const styles = createStyles("components/picture", {
  picture: { display: "block", overflow: "hidden" },
  image: { width: "100%", height: "100%", objectFit: "cover", objectPosition: "var(--subject, 50% 50%)" },
  /** Its subject is in the upper half. */
  portrait: { [media.portraitPhone]: { objectPosition: "50% 0" } },
});

export const pictureFragment = graphql`
  # The breakpoints are the widths of the files, in px. The widths and the quality of other files, which phones show at a
  # pixel ratio of 2 or 3, are the defaults of gatsby-config.ts.
  # Wide screens show these versions at a pixel ratio of 1. They look like the original (docs/measured.md).
  fragment CardVersions on ImageSharp {
    # The same file is in the structured data (plugins/gatsby-plugin-sharing/content.ts).
    jpeg: resize(width: 1200, quality: 80, toFormat: JPG) {
      src
    }
    middle: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1080], placeholder: NONE, avifOptions: { quality: 65 })
  }
  fragment Versions on ImageSharp {
    ...CardVersions
    wide: gatsbyImageData(
      layout: FULL_WIDTH
      breakpoints: [1440, 1920]
      placeholder: NONE
      avifOptions: { quality: 65 }
    )
  }
  fragment Picture on Picture {
    alt
    focus
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
        ...Versions
      }
    }
  }
  # For a card of at most 523 px: without the wide versions, which make a page with many cards longer.
  fragment CardPicture on Picture {
    alt
    focus
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
        ...CardVersions
      }
    }
  }
  # Both versions only in sizes that are shown: the page's data has every URL.
  fragment HeroPicture on Picture {
    alt
    focus
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [730])
        ...Versions
      }
    }
    portrait {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [660])
      }
    }
  }
`;
