import type { CSSObject } from "@emotion/react";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, motion, space } from "../theme/tokens";
import { Icon, type IconName } from "./icon";
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
  /** A drawing in the corner of the photograph. */
  readonly icon?: IconName;
}

/** A photograph with what it leads to; the heading's link covers the whole card. */
export const LinkCard = ({ href, title, text: words, prompt, picture, sizes, onDark, icon }: LinkCardProps) => (
  <article css={[styles.card, onDark && styles.onDark]}>
    <div css={styles.photo}>
      <Picture picture={picture} sizes={sizes} css={styles.picture} />
      {icon && (
        <span css={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
      )}
    </div>
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
      "&:hover p svg": { transform: "translateX(4px)" },
    },
    "& img, & p svg": { [media.motion]: { transition: `transform ${motion.control}` } },
  },
  onDark: { color: color.paper, "--card-text": color.steel300, "--card-prompt": color.brandOnDark },
  photo: { position: "relative", marginBlockEnd: space.xs },
  picture: { aspectRatio: "4 / 3", borderRadius: "3px" },
  icon: {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    width: "52px",
    height: "52px",
    background: color.brand,
    color: color.paper,
    borderStartEndRadius: "3px",
    borderEndStartRadius: "3px",
  },
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
