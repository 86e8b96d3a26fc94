import type { CSSObject } from "@emotion/react";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, shape, space } from "../theme/tokens";

interface BandHeadProps {
  readonly id: string;
  readonly band: { readonly eyebrow: string | null; readonly heading: string; readonly text: string | null };
  readonly onDark?: boolean;
  readonly className?: string;
}

/** The head of a section: eyebrow over a red rule, heading, and a sentence or two. */
export const BandHead = ({ id, band, onDark = false, className }: BandHeadProps) => (
  <div css={styles.head} className={className}>
    <div>
      {band.eyebrow && <p css={[text.eyebrow, onDark ? styles.eyebrowOnDark : styles.eyebrow]}>{band.eyebrow}</p>}
      <h2 id={id} css={[text.title, !onDark && styles.heading]}>
        {band.heading}
      </h2>
    </div>
    {band.text && <p css={[text.lead, onDark ? styles.textOnDark : styles.text]}>{band.text}</p>}
  </div>
);

const styles = {
  head: {
    display: "grid",
    gap: space.l,
    marginBlockEnd: space.xxl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "end" },
  },
  eyebrow: { color: color.steel600, marginBlockEnd: space.m },
  eyebrowOnDark: { color: color.steel300, marginBlockEnd: space.m },
  heading: { color: color.ink },
  text: { color: color.steel700, maxWidth: shape.measure },
  textOnDark: { color: color.steel300, maxWidth: shape.measure },
} satisfies Record<string, CSSObject>;
