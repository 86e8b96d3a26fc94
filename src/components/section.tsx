import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { on, space } from "../theme/tokens";
import { contentEdge, farBelow, gutterLine } from "../theme/utility";

export type Tone = "paper" | "offWhite" | "ink";

interface SectionProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly className?: string;
}

/** A full-width section of a page in one of three tones. Its content is at most as wide as the site. */
export const Section = ({ tone, children, id, labelledBy, className }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} data-tone={tone} className={clsx(styles.section, className)}>
    {children}
  </section>
);

/** In px: no section is higher. The highest has the cards of services at a width of 1,023 px: 2,420 px with seven. */
const tallestSection = 2500;

const styles = createStyles("components/section", {
  section: {
    paddingBlock: space.section,
    paddingInline: contentEdge,
    background: on.ground,
    color: on.text,
    // A vertical line in the left gutter, with the ticks of the section heads on it.
    [media.from("desktop")]: {
      background: `linear-gradient(${on.line}, ${on.line}) ${gutterLine} 0 / 1px 100% no-repeat ${on.ground}`,
    },
    // A line separates two sections of the same tone.
    "[data-tone='paper'] + &[data-tone='paper'], [data-tone='offWhite'] + &[data-tone='offWhite'], [data-tone='ink'] + &[data-tone='ink']":
      { borderBlockStart: `1px solid ${on.line}` },
    // From the third section on (`far-sections.ts`). The second has its true height: a link goes to the third
    // (`/#services`), and WebKit does not correct its scroll position when a section above it grows.
    "section ~ section ~ &": farBelow(tallestSection),
  },
});
