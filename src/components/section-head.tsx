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

/** The head of a section: eyebrow over a red rule, heading, and a sentence or two. */
export const SectionHead = ({ id, section }: SectionHeadProps) => (
  <div className={styles.head}>
    <div>
      {section.eyebrow && <p className={clsx(type.eyebrow, styles.eyebrow)}>{section.eyebrow}</p>}
      <h2 id={id} className={clsx(type.title, styles.heading)}>
        {section.heading}
      </h2>
    </div>
    {section.text && <p className={clsx(type.lead, styles.text)}>{section.text}</p>}
  </div>
);

const styles = createStyles("section-head", {
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

export const fragment = graphql`
  fragment SectionHead on SectionHead {
    eyebrow
    heading
    text
  }
`;
