/** A photograph as a query returns it. */
export const picture: Queries.PictureFragment = {
  alt: "A car park",
  focus: null,
  image: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 1600,
        height: 1067,
        images: { fallback: { src: "/car-park.avif", srcSet: "/car-park.avif 730w" } },
      },
      wide: {
        layout: "fullWidth",
        width: 1600,
        height: 1067,
        images: { fallback: { src: "/car-park-wide.avif", srcSet: "/car-park-wide.avif 1600w" } },
      },
      jpeg: { src: "/car-park.jpg" },
    },
  },
};
