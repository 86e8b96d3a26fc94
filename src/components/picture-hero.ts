import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { font, shape, space } from "../theme/tokens";
import { scrim } from "./hero";

/** Height of the picture as a percentage of the screen's. Pages that set another `--tall` have a height of their own. */
export const pictureHeroHeight = 64;

/**
 * The look of the hero on all pages but the home page: the text at the lower left of a picture that fills the hero.
 * `--tall` is the least height of the picture. Without a picture, the hero is as tall as its text.
 */
export const pictureHero = createStyles("looks/picture-hero", {
  hero: {
    "--above": space.xl,
    "--below": "0px",
    "--first": 1,
    "--scrim": "54rem",
    "--tall": `min(${pictureHeroHeight}svh, 640px)`,
    gridTemplateRows: `minmax(calc(var(--tall) - ${shape.header} - var(--above)), auto)`,
    overflow: "clip",
    // The text takes more of a phone's screen, and the subject of the picture is above them.
    [media.below("tablet")]: { "--tall": "min(80svh, 680px)" },
    [media.landscapePhone]: { "--above": "0px" },
    "&:not(:has(> picture))": {
      gridTemplateRows: "auto",
      "--above": "0px",
      [media.from("laptop")]: { "--above": space.xxl },
    },
    // On paper the picture is above the text.
    [media.print]: { gridTemplateRows: "auto" },
  },
  picture: {
    position: "relative",
    inset: "auto",
    gridArea: "1 / 1",
    alignSelf: "stretch",
    // Only the text and `--tall` set the height of the hero.
    contain: "size",
    marginBlockStart: `calc(-1 * (${shape.header} + var(--above)))`,
    [media.print]: { gridArea: "auto" },
  },
  content: {
    gridArea: "1 / 1",
    paddingBlockEnd: space.xl,
    [media.from("tablet")]: { paddingBlockEnd: space.xxl },
    "& > h1": {
      maxWidth: "17ch",
      fontSize: "clamp(1.9375rem, 1rem + 2.8vw, 4rem)",
      lineHeight: 1.06,
    },
    "& > p": { maxWidth: "36rem" },
    "& > div": { columnGap: space.l },
    // The buttons are above the fold.
    [media.landscapePhone]: {
      paddingBlockEnd: space.m,
      "& > p": { marginBlock: "0 4px" },
      "& > h1": { maxWidth: "none", fontSize: "1.625rem" },
      "& > h1 + p": { maxWidth: "none", marginBlock: `${space.xs} 0`, fontSize: font.size.body, lineHeight: 1.4 },
      "& > div": { marginBlockStart: space.s },
    },
    "picture + &": scrim,
    [media.print]: { gridArea: "auto" },
  },
});
