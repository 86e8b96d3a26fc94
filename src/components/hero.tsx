import type { CSSObject } from "@emotion/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, shape, space } from "../theme/tokens";
import { contentWidth } from "../theme/utility";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb";
import { Picture } from "../pictures/picture";
import type { useSwipe } from "../hooks/use-swipe";

interface HeroProps {
  /** Classes of this kind of hero. They set the padding `--above` and `--below` the text, heights and width of the scrim. */
  readonly look: { readonly hero: string; readonly content?: string; readonly picture?: string };
  /** The breadcrumb, except on the home page. */
  readonly trail?: readonly BreadcrumbItem[];
  readonly heading: ReactNode;
  readonly eyebrow?: string | null;
  /** The text below the heading. */
  readonly lead?: string | null;
  /** Links and buttons below the lead. */
  readonly actions?: ReactNode;
  /** The photograph behind the text. A slideshow is passed as `children` and uses `heroLayer`. */
  readonly picture?: Queries.HeroPictureFragment | null;
  /** `sizes` attribute of the photograph. */
  readonly sizes?: string;
  /** Whether screen readers list the hero as a region, named by its heading. */
  readonly isRegion?: boolean;
  /** A swipe over the hero, if it does something. `look.hero` then needs the styles `swipeable`. */
  readonly swipe?: ReturnType<typeof useSwipe<HTMLElement>>;
  readonly children?: ReactNode;
}

/** Id of the heading of the page. Names a section that has no heading of its own. */
export const pageHeadingId = "page-heading";

/** The dark top of a page: heading, text and links over a picture. */
export const Hero = ({
  look,
  trail,
  heading,
  eyebrow,
  lead,
  actions,
  picture,
  sizes = "100vw",
  isRegion,
  swipe,
  children,
}: HeroProps) => (
  <section
    ref={swipe?.ref}
    data-tone="ink"
    aria-labelledby={isRegion ? pageHeadingId : undefined}
    className={clsx(styles.hero, look.hero)}
    onPointerDown={swipe?.onPointerDown}
    onPointerMove={swipe?.onPointerMove}
    onPointerUp={swipe?.onPointerUp}
    onPointerCancel={swipe?.onPointerCancel}
  >
    {picture && <Picture picture={picture} priority sizes={sizes} className={clsx(heroLayer, look.picture)} />}
    <div className={clsx(styles.content, look.content)}>
      {trail && <Breadcrumb trail={trail} />}
      {eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{eyebrow}</p>}
      <h1 id={pageHeadingId} className={type.hero}>
        {heading}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
  </section>
);

const styles = createStyles("components/hero", {
  hero: {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "end",
    paddingBlock: `calc(${shape.header} + var(--above)) var(--below)`,
    background: color.ink,
    color: color.paper,
  },
  content: { ...contentWidth, "--muted": color.paper },
  eyebrow: { color: color.paper, marginBlockEnd: space.m },
  lead: { ...text.lead, marginBlockStart: space.l, color: color.paper },
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.m, marginBlockStart: space.xl },
});

/**
 * The weakest shades of ink that keep white text legible on a white picture: 4.5:1 for text, 3:1 for a headline
 * (WCAG). No picture needs more, and few need less: most have something bright behind the text.
 */
export const shade = { text: `${color.ink}99`, headline: `${color.ink}7A`, none: `${color.ink}00` } as const;

/** A layer behind the text that fills the hero. Its `::after` keeps the header legible. */
export const { heroLayer } = createStyles("components/hero-layer", {
  heroLayer: {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    overflow: "hidden",
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "0 0 auto",
      height: "136px",
      zIndex: 2,
      background: `linear-gradient(${shade.headline} 48px, ${shade.none})`,
      [media.from("tablet")]: { background: `linear-gradient(${shade.text} 56px, ${shade.none})` },
    },
  },
});

/**
 * The scrim behind the text of a hero, as the `::before` of its content. It starts `--fade` above the text and reaches
 * down to the edge of the picture. On wide screens it ends `--scrim` after the start of the text. `--first` is its
 * strength at the first line, a share of 1: a headline needs less than a small text.
 */
export const scrim: CSSObject = {
  "--fade": "6rem",
  position: "relative",
  isolation: "isolate",
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "calc(-1 * var(--fade)) calc(50% - 50vw) calc(-1 * var(--below))",
    zIndex: -1,
    background: shade.text,
    maskImage:
      "linear-gradient(#0000, #0003 calc(0.4 * var(--fade)), rgb(0 0 0 / calc(0.75 * var(--first))) calc(0.8 * var(--fade)), rgb(0 0 0 / var(--first)) var(--fade), #000 calc(var(--fade) + 5rem))",
    [media.from("laptop")]: {
      insetInlineEnd: "auto",
      // From the edge of the screen. A variable, because the W3C's checker cannot add the unit of another.
      "--width": `calc(50vw - 50% + ${space.gutter} + var(--scrim))`,
      width: "var(--width)",
      background: `linear-gradient(to right, ${shade.text} 70%, ${color.ink}66 82%, ${color.ink}1F 94%, ${shade.none})`,
    },
    [media.forcedColors]: { content: "none" },
    [media.print]: { content: "none" },
  },
};
