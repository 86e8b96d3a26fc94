import { clsx } from "clsx";
import { graphql } from "gatsby";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { on, shape, space } from "../theme/tokens";

interface SectionHeadProps {
  readonly id: string;
  readonly section: Queries.SectionHeadFragment;
}

/** In characters: a shorter text would float alone beside the heading, so it stands under it. */
const shortest = 60;

/** The head of a section: eyebrow over a red rule, heading, and a sentence or two. */
export const SectionHead = ({ id, section }: SectionHeadProps) => (
  <div className={clsx(styles.head, section.text && section.text.length >= shortest && styles.beside)}>
    {section.eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{section.eyebrow}</p>}
    <h2 id={id} className={clsx(type.title, styles.heading)}>
      {section.heading}
    </h2>
    {section.text && <p className={clsx(type.lead, styles.text)}>{section.text}</p>}
  </div>
);

const styles = createStyles("section-head", {
  head: {
    display: "grid",
    gap: space.m,
    marginBlockEnd: space.xxl,
    [media.print]: { breakAfter: "avoid", marginBlockEnd: 0 },
  },
  beside: {
    [media.from("laptop")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: space.xl,
      "& > p:first-child": { gridColumn: "1 / -1" },
    },
  },
  eyebrow: { color: on.faint },
  heading: { color: on.heading, overflowWrap: "break-word" },
  text: { color: on.muted, maxWidth: shape.measure },
});

export const fragment = graphql`
  fragment SectionHead on SectionHead {
    eyebrow
    heading
    text
  }
`;
