import { below } from "../theme/media";

/**
 * The `sizes` attribute of a picture that covers a box as wide as the screen. `height` is the box's height as a percentage
 * of the screen's. If the box is narrower than the picture's shape, the picture has the box's height and is wider than the
 * screen. An upright phone loads half that width if there is no portrait version, to save data.
 */
export const coverSizes = ({ image }: Pick<Queries.HeroPictureFragment, "image">, height: number): string => {
  const { width = 16, height: tall = 9 } = image.childImageSharp?.gatsbyImageData ?? {};
  const drawn = Math.round((height * width) / tall);
  const isUprightPhone = `${below("tablet")} and (orientation: portrait)`;
  const isNarrow = `(max-aspect-ratio: ${Math.round((width * height) / 100)}/${Math.round(tall)})`;
  return `${isUprightPhone} ${Math.ceil(drawn / 2)}vh, ${isNarrow} ${drawn}vh, 100vw`;
};
