/** A photograph of 1600 px in the widths of one quality. */
const versions = (srcSet: string) => ({
  layout: "fullWidth" as const,
  width: 1600,
  height: 1067,
  images: { fallback: { src: "/car-park.avif", srcSet } },
});

/** A photograph as a query returns it. */
export const picture: Queries.PictureFragment = {
  alt: "A car park",
  focus: null,
  image: {
    childImageSharp: {
      gatsbyImageData: versions("/car-park.avif 730w"),
      middle: versions("/car-park-middle.avif 1080w"),
      wide: versions("/car-park-wide.avif 1600w"),
      jpeg: { src: "/car-park.jpg" },
    },
  },
};

/** A photograph of a hero without a portrait version, as a query returns it. */
export const heroPicture: Queries.HeroPictureFragment = { ...picture, portrait: null };
