import { clsx } from "clsx";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, font, layer, motion, on, shape, space } from "../theme/tokens";
import { Icon, type IconName } from "./icon";
import { Picture } from "../pictures/picture";
import { SiteLink } from "./site-link";

interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  /** The heading's level: h3 below a section's heading, h2 where sections have none. */
  readonly level?: "h2" | "h3";
  readonly text: string;
  /** The words of the link, shown below the text. */
  readonly prompt: string;
  readonly picture: Queries.CardPictureFragment;
  readonly sizes: string;
  /** Visible when the page opens: its picture loads at once. */
  readonly isInFirstView?: boolean;
  /** Icon in the corner of the photograph. */
  readonly icon?: IconName;
  /** On a phone: a small picture beside the text, instead of a large one above it. */
  readonly isRow?: boolean;
  readonly className?: string;
}

/** A list item with a photograph, a heading and a text. The heading's link covers the whole card. */
export const LinkCard = ({
  href,
  title,
  level: Heading = "h3",
  text: summary,
  prompt,
  picture,
  sizes,
  isInFirstView,
  icon,
  isRow = false,
  className,
}: LinkCardProps) => (
  <li className={clsx(styles.card, isRow && styles.row, className)}>
    <Picture picture={picture} sizes={sizes} eager={isInFirstView} className={styles.picture} />
    {icon && <Icon name={icon} size={52} className={styles.drawing} />}
    <Heading className={type.subtitle}>
      <SiteLink href={href} className={styles.link}>
        {title}
      </SiteLink>
    </Heading>
    <p className={styles.text}>{summary}</p>
    <p className={styles.prompt} aria-hidden="true">
      <span>{prompt}</span>
      <Icon name="arrow" size={20} />
    </p>
  </li>
);

const styles = createStyles("components/link-card", {
  card: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr auto",
    rowGap: space.s,
    color: on.heading,
    [media.hover]: {
      "&:hover img": { transform: "scale(1.03)" },
      "&:hover :is(h2, h3)": { textDecorationColor: color.brand },
      "&:hover > p > svg": { transform: "translateX(4px)" },
    },
    "& :is(h2, h3)": {
      textDecoration: `underline ${shape.ruleThickness} transparent`,
      textUnderlineOffset: "0.25em",
    },
    "& img, & > p > svg": { [media.motion]: { transition: `transform ${motion.control}` } },
  },
  picture: { gridArea: "1 / 1", aspectRatio: "4 / 3", borderRadius: shape.radius, marginBlockEnd: space.xs },
  drawing: {
    gridArea: "1 / 1",
    placeSelf: "end start",
    zIndex: layer.raised,
    // Clicks must reach the link, which covers the whole card.
    pointerEvents: "none",
    padding: "13px",
    marginBlockEnd: space.xs,
    background: color.ink,
    stroke: color.paper,
    forcedColorAdjust: "none",
  },
  row: {
    [media.below("phablet")]: {
      gridTemplateColumns: "112px minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      gap: `${space.xxs} ${space.m}`,
      "& > picture": { gridRow: "1 / span 3", alignSelf: "start", marginBlockEnd: 0 },
      // In the corner of the small picture, which is 84 px tall.
      "& > svg": {
        gridRow: "1 / span 3",
        alignSelf: "start",
        width: "36px",
        height: "36px",
        padding: "8px",
        marginBlock: "48px 0",
      },
      "& :is(h2, h3)": { fontSize: font.size.item },
    },
  },
  link: { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0, zIndex: layer.raised } },
  text: { ...text.small, maxWidth: shape.measure, color: on.muted },
  prompt: { display: "flex", alignItems: "center", gap: space.xs, fontWeight: 700 },
});
