import { clsx } from "clsx";
import { graphql } from "gatsby";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { tick, type } from "../theme/text";
import { on, shape, space } from "../theme/tokens";

interface SectionHeadProps {
  readonly id: string;
  readonly section: Queries.SectionHeadFragment;
}

/** In characters: a text up to this length is below the heading, a longer one beside it. */
const shortText = 60;

/** The head of a section: eyebrow, heading and text. */
export const SectionHead = ({ id, section: { eyebrow, heading, text } }: SectionHeadProps) => (
  <div className={clsx(styles.head, text && text.length > shortText && styles.beside)}>
    {eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{eyebrow}</p>}
    <h2 id={id} className={clsx(type.title, styles.heading)}>
      {heading}
    </h2>
    {text && <p className={clsx(type.lead, styles.text)}>{text}</p>}
  </div>
);

const styles = createStyles("components/section-head", {
  head: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.m,
    marginBlockEnd: space.xl,
    [media.print]: { gap: 0, marginBlockEnd: 0, breakInside: "avoid", breakAfter: "avoid" },
  },
  beside: {
    [media.from("laptop")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: space.xl,
      "& > p:first-child": { gridColumn: "1 / -1" },
    },
  },
  eyebrow: { color: on.faint, ...tick, [media.print]: { "&::before": { content: "none" } } },
  heading: { color: on.heading },
  text: { color: on.muted, maxWidth: shape.measure },
});

export const fragment = graphql`
  fragment SectionHead on SectionHead {
    eyebrow
    heading
    text
  }
`;
