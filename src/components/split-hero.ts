import { createStyles } from "../theme/create-styles";
import { from, media } from "../theme/media";
import { color, shape, space } from "../theme/tokens";

/** `sizes` of the hero's picture. On wide screens it covers a box of this height in px. Phones need fewer pixels. */
export const splitHeroSizes = (height = 420) => `${from("laptop")} max(62vw, ${Math.round((height * 16) / 9)}px), 80vw`;

/** Width of the text in the ink panel. */
const panel = "calc(var(--site) * var(--words) / 12 - 36px)";

/**
 * The look of the hero on all pages but the home page. On wide screens an ink panel with the text is on the left, and
 * the picture fills the rest up to the edge of the screen. On phones the picture is above the panel. `--words` is the
 * panel's width in columns of twelve.
 */
export const splitHero = createStyles("looks/split-hero", {
  hero: {
    "--words": 5,
    "--site": `min(${shape.content}, 100vw - 2 * ${space.gutter})`,
    gridTemplateRows: "1fr auto",
    overflow: "clip",
    // On phones below the header, so that it covers nothing of the picture or the text.
    paddingBlock: `${shape.header} 0`,
    "&:not(:has(> picture))": { "--words": 12 },
    [media.from("laptop")]: { gridTemplateRows: "1fr", paddingBlock: 0 },
  },
  picture: {
    position: "relative",
    inset: "auto",
    alignSelf: "stretch",
    // Only the text sets the height of the hero.
    contain: "size",
    // On upright phones, the whole picture is visible, and the link below it, too.
    minHeight: "min(54vw, 40svh)",
    [media.from("laptop")]: {
      gridArea: "1 / 1",
      minHeight: 0,
      // Below the header: its edge would cut through a word of the menu.
      marginBlockStart: shape.header,
      marginInlineStart: "calc(50% - var(--site) * (0.5 - var(--words) / 12))",
      "&::after": { content: "none" },
    },
    // Up to the top of the window: no word of the menu is at its edge.
    [media.from("desktop")]: {
      marginBlockStart: 0,
      "&::after": {
        content: '""',
        insetBlockEnd: "auto",
        height: "132px",
        // An opacity of 0.7 keeps the header's text legible on a white picture.
        background: `linear-gradient(to bottom, ${color.ink}CC, ${color.ink}B3 64px, ${color.ink}00)`,
      },
    },
  },
  content: {
    paddingBlock: space.xl,
    "& > h1": { fontSize: "clamp(1.9375rem, 1rem + 2.6vw, 3.75rem)", lineHeight: 1.08 },
    "& > p": { maxWidth: shape.measure },
    "& > div": { columnGap: space.l },
    [media.from("laptop")]: {
      gridArea: "1 / 1",
      paddingBlock: `calc(${shape.header} + ${space.xxl}) ${space.xxl}`,
      "& > :is(h1, div, nav)": { maxWidth: panel },
      "& > p": { maxWidth: `min(${shape.measure}, ${panel})` },
    },
  },
});
