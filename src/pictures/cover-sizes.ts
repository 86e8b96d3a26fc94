import { portraitPhone } from "../theme/media";

/**
 * The `sizes` attribute of a picture that covers a box as wide as the screen. `boxHeight` is in per cent of the screen's
 * height. If the box is narrower than the picture's shape, the picture has the box's height and is wider than the screen.
 * A phone in portrait loads half that width if there is no portrait version, to save data.
 *
 * For a picture of 1600 × 900 in a box of 90 % of the screen's height, the picture is 160vh wide on a narrow screen:
 * `(max-width: 47.99875em) and (orientation: portrait) 80vh, (max-aspect-ratio: 160/100) 160vh, 100vw`.
 */
export const coverSizes = ({ image }: Pick<Queries.HeroPictureFragment, "image">, boxHeight: number): string => {
  const { width, height } = image.childImageSharp?.gatsbyImageData ?? { width: 16, height: 9 };
  const pictureWidth = Math.round((boxHeight * width) / height);
  const onNarrowScreen = `(max-aspect-ratio: ${pictureWidth}/100)`;
  return `${portraitPhone} ${Math.ceil(pictureWidth / 2)}vh, ${onNarrowScreen} ${pictureWidth}vh, 100vw`;
};
