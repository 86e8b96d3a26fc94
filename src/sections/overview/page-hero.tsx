import { clsx } from "clsx";
import { createStyles } from "../../theme/create-styles";
import type { ReactNode } from "react";
import { Picture } from "../../components/picture";
import { text, type } from "../../theme/text";
import { utility } from "../../theme/utility";
import { color, shape, space } from "../../theme/tokens";

interface PageHeroProps {
  readonly hero: {
    readonly eyebrow: string | null;
    readonly heading: string;
    readonly text: string | null;
    readonly picture?: Queries.PictureFragment;
  };
  /** What the visitor can do from here, below the words. */
  readonly children?: ReactNode;
}

/** The dark head of an overview: what the page is, over a photograph where there is one. */
export const PageHero = ({ hero, children }: PageHeroProps) => (
  <section data-tone="ink" className={clsx(styles.hero, hero.picture && styles.tall)}>
    {hero.picture && <Picture picture={hero.picture} sizes="100vw" priority className={styles.picture} />}
    <div className={utility.contentWidth}>
      {hero.eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{hero.eyebrow}</p>}
      <h1 id="page-heading" className={clsx(type.hero, styles.heading)}>
        {hero.heading}
      </h1>
      {hero.text && <p className={styles.text}>{hero.text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  </section>
);

const styles = createStyles("page-hero", {
  hero: {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    alignItems: "end",
    paddingBlock: `calc(${shape.header} + ${space.xxxl}) ${space.xxxl}`,
    background: color.ink,
    color: color.paper,
  },
  tall: { minHeight: "min(64vh, 620px)" },
  picture: {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(to top, ${color.ink}F2 0%, ${color.ink}B8 70%, ${color.ink}99 100%)`,
    },
  },
  eyebrow: { color: color.steel200, marginBlockEnd: space.m },
  heading: { maxWidth: "18ch" },
  text: { ...text.lead, maxWidth: "56ch", marginBlockStart: space.l, color: color.steel200 },
  actions: { display: "flex", flexWrap: "wrap", gap: space.m, marginBlockStart: space.xl },
});
