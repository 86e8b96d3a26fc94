import type { CSSObject } from "@emotion/react";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, motion, space } from "../theme/tokens";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { SiteLink } from "./site-link";

interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** What following the link does, below the text. */
  readonly prompt: string;
  readonly picture: Queries.PictureFragment;
  readonly sizes: string;
  readonly onDark?: boolean;
}

/** A photograph with what it leads to; the heading's link covers the whole card. */
export const LinkCard = ({ href, title, text: words, prompt, picture, sizes, onDark = false }: LinkCardProps) => (
  <article css={[styles.card, onDark && styles.onDark]}>
    <Picture picture={picture} sizes={sizes} css={styles.picture} />
    <h3 css={text.subtitle}>
      <SiteLink href={href} css={styles.link}>
        {title}
      </SiteLink>
    </h3>
    <p css={styles.text}>{words}</p>
    <p css={styles.prompt} aria-hidden="true">
      {prompt}
      <Icon name="arrow" size={20} />
    </p>
  </article>
);

const styles = {
  card: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space.s,
    height: "100%",
    color: color.ink,
    "--card-text": color.steel700,
    "--card-prompt": color.brand,
    [media.hover]: {
      "&:hover img": { transform: "scale(1.03)" },
      "&:hover svg": { transform: "translateX(4px)" },
    },
    "& img, & svg": { [media.motion]: { transition: `transform ${motion.control}` } },
  },
  onDark: { color: color.paper, "--card-text": color.steel300, "--card-prompt": color.brandOnDark },
  picture: { aspectRatio: "4 / 3", marginBlockEnd: space.xs, borderRadius: "3px" },
  link: { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  text: { ...text.small, color: "var(--card-text)" },
  prompt: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    color: "var(--card-prompt)",
    fontWeight: 650,
  },
} satisfies Record<string, CSSObject>;
