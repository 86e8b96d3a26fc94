/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { HeroSlides } from "../../../src/sections/home/hero-slides";
import { picture } from "./picture";

const still = {
  index: 0,
  next: 0,
  visible: 0,
  leaving: [],
  reducedMotion: false,
  playing: true,
  nearEnd: false,
  observe: () => {},
  markLoaded: () => {},
  markGone: () => {},
  markFaded: () => {},
};

const sized = (width: number, height: number, file: string) => {
  const images = { fallback: { src: `/${file}.avif`, srcSet: `/${file}.avif ${width}w` } };
  const gatsbyImageData = { layout: "fullWidth" as const, width: 1, height: height / width, images };
  return { childImageSharp: { gatsbyImageData, jpeg: { src: `/${file}.jpg` } } };
};

const html = (slide: Partial<Queries.UprightPictureFragment>) =>
  renderToStaticMarkup(<HeroSlides slides={[{ ...picture, upright: null, ...slide }]} {...still} />);

test("a phone that is held upright is offered the upright version, before all others", () => {
  const [first = "", ...others] = html({ image: sized(1920, 1080, "wide"), upright: sized(1080, 1920, "tall") })
    .split("<source ")
    .slice(1);
  expect(first).toMatch(/media="\(max-width: 47\.99875em\) and \(orientation: portrait\)".*tall\.avif/);
  expect(others.join("")).not.toMatch(/tall|media=/);
});

test("a picture without an upright version is offered to all", () => {
  expect(html({ image: sized(1920, 1080, "wide") })).not.toContain("media=");
});

test("only a phone that is held upright makes do with half of what it draws", () => {
  expect(html({ image: sized(1920, 1080, "wide") })).toContain(
    'sizes="(max-width: 47.99875em) and (orientation: portrait) 89vh, (max-aspect-ratio: 1000/563) 178vh, 100vw"',
  );
});

test("a panorama is fetched as wide as it is drawn where it covers the height of the screen", () => {
  expect(html({ image: sized(3000, 1000, "panorama") })).toContain("(max-aspect-ratio: 1000/333) 300vh, 100vw");
});
