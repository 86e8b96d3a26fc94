import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { Picture } from "../../components/picture";
import { contentWidth } from "../../components/band";
import { text } from "../../theme/text";
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
  <section data-tone="ink" css={[styles.hero, hero.picture && styles.tall]}>
    {hero.picture && <Picture picture={hero.picture} sizes="100vw" priority css={styles.picture} />}
    <div css={contentWidth}>
      {hero.eyebrow && <p css={[text.eyebrow, styles.eyebrow]}>{hero.eyebrow}</p>}
      <h1 id="page-heading" css={[text.hero, styles.heading]}>
        {hero.heading}
      </h1>
      {hero.text && <p css={styles.text}>{hero.text}</p>}
      {children && <div css={styles.actions}>{children}</div>}
    </div>
  </section>
);

const styles = {
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
} satisfies Record<string, CSSObject>;
