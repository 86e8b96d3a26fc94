import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { text, type } from "../theme/text";
import { color, shape, space } from "../theme/tokens";
import { contentWidth } from "../theme/utility";
import { Breadcrumb, type BreadcrumbItem } from "./breadcrumb";
import { Picture } from "./picture";
import type { useSwipe } from "./use-swipe";

interface HeroProps {
  /** Classes of this kind of hero. They set the padding `--above` and `--below` the text, heights and scrim. */
  readonly look: { readonly hero: string; readonly content?: string; readonly picture?: string };
  /** The breadcrumb, except on the home page. */
  readonly trail?: readonly BreadcrumbItem[];
  readonly heading: ReactNode;
  readonly eyebrow?: string | null;
  readonly text?: string | null;
  /** Links and buttons below the text. */
  readonly actions?: ReactNode;
  /** The photograph behind the text. A slideshow is passed as `children` and uses `heroLayer`. */
  readonly picture?: Queries.PictureFragment | null;
  /** `sizes` attribute of the photograph. */
  readonly sizes?: string;
  /** Whether the photograph is fetched at once, even if it is hidden. */
  readonly priority?: boolean;
  /** Whether screen readers list the hero as a region, named by its heading. */
  readonly isRegion?: boolean;
  /** A swipe over the hero, if it does something. `look.hero` then needs the styles `swipeable`. */
  readonly swipe?: ReturnType<typeof useSwipe<HTMLElement>>;
  readonly children?: ReactNode;
}

/** The dark top of a page: heading, text and links over a picture. */
export const Hero = ({
  look,
  trail,
  heading,
  eyebrow,
  text,
  actions,
  picture,
  sizes = "100vw",
  priority = true,
  isRegion,
  swipe,
  children,
}: HeroProps) => (
  <section
    ref={swipe?.ref}
    data-tone="ink"
    aria-labelledby={isRegion ? "page-heading" : undefined}
    className={clsx(styles.hero, look.hero)}
    onPointerDown={swipe?.onPointerDown}
    onPointerMove={swipe?.onPointerMove}
    onPointerUp={swipe?.onPointerUp}
    onPointerCancel={swipe?.onPointerCancel}
  >
    {picture && (
      <Picture picture={picture} priority={priority} sizes={sizes} className={clsx(heroLayer, look.picture)} />
    )}
    <div className={clsx(styles.content, look.content)}>
      {trail && <Breadcrumb trail={trail} />}
      {eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{eyebrow}</p>}
      <h1 id="page-heading" className={type.hero}>
        {heading}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
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
  content: contentWidth,
  eyebrow: { color: color.steel100, marginBlockEnd: space.m },
  text: { ...text.lead, marginBlockStart: space.l, color: color.steel100 },
  actions: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.m, marginBlockStart: space.xl },
});

/** A layer behind the text that fills the hero. Its `::after` is the scrim that keeps the text legible. */
export const { heroLayer } = createStyles("components/hero-layer", {
  heroLayer: {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    overflow: "hidden",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  },
});
