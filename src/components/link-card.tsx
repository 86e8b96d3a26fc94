import { clsx } from "clsx";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, motion, on, shape, space } from "../theme/tokens";
import { Icon, type IconName } from "./icon";
import { Picture } from "./picture";
import { SiteLink } from "./site-link";

interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  /** The level of its heading: below a section's, or the page's own where no section has one. */
  readonly level?: "h2" | "h3";
  readonly text: string;
  /** What following the link does, below the text. */
  readonly prompt: string;
  readonly picture: Queries.PictureFragment;
  readonly sizes: string;
  /** A drawing in the corner of the photograph. */
  readonly icon?: IconName;
  /** On a phone: a small picture beside the words instead of a large one above them. */
  readonly isRow?: boolean;
}

/** A photograph with what it leads to; the heading's link covers the whole card. */
export const LinkCard = ({
  href,
  title,
  level: Heading = "h3",
  text: words,
  prompt,
  isRow = false,
  ...look
}: LinkCardProps) => (
  <div className={clsx(styles.card, isRow && styles.row)}>
    <div className={styles.photo}>
      <Picture picture={look.picture} sizes={look.sizes} className={styles.picture} />
      {look.icon && <Icon name={look.icon} size={26} className={styles.icon} />}
    </div>
    <Heading className={type.subtitle}>
      <SiteLink href={href} className={styles.link}>
        {title}
      </SiteLink>
    </Heading>
    <p className={styles.text}>{words}</p>
    <p className={styles.prompt} aria-hidden="true">
      {prompt}
      <Icon name="arrow" size={20} />
    </p>
  </div>
);

const styles = createStyles("link-card", {
  card: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space.s,
    height: "100%",
    color: on.heading,
    [media.hover]: {
      "&:hover img": { transform: "scale(1.03)" },
      "&:hover p svg": { transform: "translateX(4px)" },
    },
    "& img, & p svg": { [media.motion]: { transition: `transform ${motion.control}` } },
  },
  row: {
    [media.below("phablet")]: {
      gridTemplateColumns: "112px minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      gap: `${space.xxs} ${space.m}`,
      "& > div": { gridRow: "1 / span 3", marginBlockEnd: 0 },
      "& > div svg": { display: "none" },
      "& :is(h2, h3)": { fontSize: "1.1875rem" },
      // The page behind the card says it in full.
      "& > p:not([aria-hidden])": {
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 2,
        overflow: "hidden",
      },
    },
  },
  photo: { position: "relative", marginBlockEnd: space.xs },
  picture: { aspectRatio: "4 / 3", borderRadius: shape.radius },
  icon: {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: 0,
    boxSizing: "content-box",
    padding: "13px",
    background: color.brand,
    color: color.paper,
    borderStartEndRadius: shape.radius,
    borderEndStartRadius: shape.radius,
  },
  link: { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  text: { ...text.small, color: on.muted },
  prompt: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    color: on.accent,
    fontWeight: 650,
  },
});
