import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { on, space } from "../theme/tokens";
import { contentEdge, datum } from "../theme/utility";

export type Tone = "paper" | "offWhite" | "ink";

interface SectionProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly id?: string;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string;
  readonly className?: string;
}

/** A full-width section of a page in one of the three tones, its content no wider than the site. */
export const Section = ({ tone, children, id, labelledBy, className }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} data-tone={tone} className={clsx(styles.section, className)}>
    {children}
  </section>
);

const styles = createStyles("components/section", {
  section: {
    paddingBlock: space.section,
    paddingInline: contentEdge,
    background: on.ground,
    color: on.text,
    // The datum line: down the left gutter, as a surveyor draws it, with the ticks of the section heads on it.
    [media.from("desktop")]: {
      background: `linear-gradient(${on.line}, ${on.line}) ${datum} 0 / 1px 100% no-repeat ${on.ground}`,
    },
    // Two neighbours on the same ground are told apart by a line.
    "[data-tone='paper'] + &[data-tone='paper'], [data-tone='offWhite'] + &[data-tone='offWhite'], [data-tone='ink'] + &[data-tone='ink']":
      { borderBlockStart: `1px solid ${on.line}` },
    // Sections far below are laid out when the visitor scrolls (`gatsby-browser.tsx`), which saves 65 ms of the first
    // paint. Until then their size is that of a usual section. A link to a place on the page needs all of them.
    "section ~ &": {
      contentVisibility: "var(--far-sections, auto)" as "auto",
      containIntrinsicBlockSize: "auto 900px",
    },
    ":root:has(:target) section ~ &": { contentVisibility: "visible" },
    [media.print]: { "section ~ &": { contentVisibility: "visible" } },
  },
});
