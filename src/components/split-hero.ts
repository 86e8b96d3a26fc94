import { createStyles } from "../theme/create-styles";
import { from, media } from "../theme/media";
import { color, shape, space } from "../theme/tokens";

/** The `sizes` attribute of the picture of such a hero. */
export const splitHeroSizes = `${from("laptop")} 62vw, 100vw`;

/**
 * The look of a hero on the inner pages: on wide screens an ink panel with the words meets the picture in a straight
 * vertical, and the picture runs on to the edge of the screen; on phones the picture stands uncovered above the panel.
 * `--words` are the columns of twelve that the panel takes.
 */
export const splitHero = createStyles("looks/split-hero", {
  hero: {
    "--words": 5,
    "--site": `min(${shape.content}, 100vw - 2 * ${space.gutter})`,
    gridTemplateRows: "auto 1fr",
    overflow: "clip",
    paddingBlock: 0,
    // Words alone stay clear of the header by themselves.
    "&:not(:has(> picture))": { paddingBlockStart: shape.header },
    [media.from("laptop")]: { gridTemplateRows: "1fr" },
  },
  picture: {
    position: "relative",
    inset: "auto",
    alignSelf: "stretch",
    // The words alone say how tall the hero is.
    contain: "size",
    height: `calc(${shape.header} + 54vw)`,
    maxHeight: "460px",
    "&::after": {
      insetBlockEnd: "auto",
      height: "132px",
      // 0.7 of ink keeps the header's words legible on a white picture.
      background: `linear-gradient(to bottom, ${color.ink}CC, ${color.ink}B3 64px, ${color.ink}00)`,
    },
    [media.from("laptop")]: {
      gridArea: "1 / 1",
      height: "auto",
      maxHeight: "none",
      marginInlineStart: "calc(50% - var(--site) * (0.5 - var(--words) / 12))",
    },
  },
  content: {
    paddingBlock: space.xl,
    "& > h1": { fontSize: "clamp(1.9375rem, 1.1rem + 3vw, 3.75rem)", lineHeight: 1.08 },
    "& > p": { maxWidth: "56ch" },
    "& > div": { columnGap: space.l },
    [media.from("laptop")]: {
      gridArea: "1 / 1",
      paddingBlock: `calc(${shape.header} + ${space.xxl}) ${space.xxl}`,
      "& > :is(h1, p, div, nav)": { maxWidth: "calc(var(--site) * var(--words) / 12 - 48px)" },
    },
  },
});
