import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { color, shape, space } from "../theme/tokens";

export type Tone = "paper" | "offWhite" | "ink";

interface BandProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly className?: string;
}

/** A full-width section of a page in one of the three tones, its content held to the site's width. */
export const Band = ({ tone, children, id, labelledBy, className }: BandProps) => (
  <section id={id} aria-labelledby={labelledBy} data-tone={tone} css={[styles.band, styles[tone]]}>
    <div css={styles.content} className={className}>
      {children}
    </div>
  </section>
);

/** Holds what stands in it to the site's width, with the page's gutters. */
export const contentWidth: CSSObject = {
  width: "100%",
  maxWidth: `calc(${shape.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
};

const styles = {
  band: { paddingBlock: space.section } satisfies CSSObject,
  content: contentWidth,
  paper: { background: color.paper, "[data-tone='paper'] + &": { borderBlockStart: `1px solid ${color.steel200}` } },
  offWhite: {
    background: color.offWhite,
    "[data-tone='offWhite'] + &": { borderBlockStart: `1px solid ${color.steel200}` },
  },
  ink: {
    background: color.ink,
    color: color.paper,
    "[data-tone='ink'] + &": { borderBlockStart: `1px solid ${color.inkLine}` },
  },
} satisfies Record<string, CSSObject>;
