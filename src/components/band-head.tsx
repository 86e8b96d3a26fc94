import { clsx } from "clsx";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { on, shape, space } from "../theme/tokens";

interface BandHeadProps {
  readonly id: string;
  readonly band: { readonly eyebrow: string | null; readonly heading: string; readonly text: string | null };
  readonly className?: string;
}

/** The head of a section: eyebrow over a red rule, heading, and a sentence or two. */
export const BandHead = ({ id, band, className }: BandHeadProps) => (
  <div className={clsx(styles.head, className)}>
    <div>
      {band.eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{band.eyebrow}</p>}
      <h2 id={id} className={clsx(type.title, styles.heading)}>
        {band.heading}
      </h2>
    </div>
    {band.text && <p className={clsx(type.lead, styles.text)}>{band.text}</p>}
  </div>
);

const styles = createStyles("band-head", {
  head: {
    display: "grid",
    gap: space.l,
    marginBlockEnd: space.xxl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "end" },
  },
  eyebrow: { color: on.faint, marginBlockEnd: space.m },
  heading: { color: on.heading },
  text: { color: on.muted, maxWidth: shape.measure },
});
