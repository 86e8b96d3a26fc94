import { clsx } from "clsx";
import { createStyles } from "../theme/create-styles";
import { drawn } from "../theme/icons";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, font, layer, motion, on, shape, space } from "../theme/tokens";
import { firstSentence } from "./first-sentence";
import { iconClass, type IconName } from "./icon";
import { Picture } from "./picture";
import { SiteLink } from "./site-link";

interface LinkCardProps {
  readonly href: string;
  readonly title: string;
  /** The heading's level: h3 below a section's heading, h2 where sections have none. */
  readonly level?: "h2" | "h3";
  readonly text: string;
  /** The words of the link, shown below the text. */
  readonly prompt: string;
  readonly picture: Queries.PictureFragment;
  readonly sizes: string;
  /** Icon in the corner of the photograph. */
  readonly icon?: IconName;
  /** On a phone: a small picture beside the first sentence, instead of a large one above the whole text. */
  readonly isRow?: boolean;
  /** Element of the card; "li" in a list. */
  readonly as?: "div" | "li";
  readonly className?: string;
}

/** A photograph, a heading and a text. The heading's link covers the whole card. */
export const LinkCard = ({
  as: Box = "div",
  href,
  title,
  level: Heading = "h3",
  text: words,
  prompt,
  icon,
  ...look
}: LinkCardProps) => {
  const [first, rest] = look.isRow ? firstSentence(words) : [words];
  return (
    <Box
      className={clsx(styles.card, icon && [styles.marked, iconClass(icon)], look.isRow && styles.row, look.className)}
    >
      <Picture picture={look.picture} sizes={look.sizes} className={styles.picture} />
      <Heading className={type.subtitle}>
        <SiteLink href={href} className={styles.link}>
          {title}
        </SiteLink>
      </Heading>
      <p className={styles.text}>
        {first}
        {rest && <span className={styles.rest}> {rest}</span>}
      </p>
      <p className={styles.prompt} aria-hidden="true">
        {prompt}
      </p>
    </Box>
  );
};

const styles = createStyles("components/link-card", {
  card: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr auto",
    rowGap: space.s,
    height: "100%",
    color: on.heading,
    [media.hover]: {
      "&:hover img": { transform: "scale(1.03)" },
      "&:hover :is(h2, h3)": { textDecorationColor: color.brand },
      "&:hover > p::after": { transform: "translateX(4px)" },
    },
    "& :is(h2, h3)": {
      textDecoration: `underline ${shape.ruleThickness} transparent`,
      textUnderlineOffset: "0.25em",
      [media.motion]: { transition: `text-decoration-color ${motion.control}` },
    },
    "& img, & > p::after": { [media.motion]: { transition: `transform ${motion.control}` } },
  },
  picture: { gridArea: "1 / 1", aspectRatio: "4 / 3", borderRadius: shape.radius, marginBlockEnd: space.xs },
  /** The icon masks its own background, so `::before` draws the square behind it. */
  marked: {
    // Clicks must reach the link, which covers the whole card.
    "&::before, &::after": {
      gridArea: "1 / 1",
      placeSelf: "end start",
      zIndex: layer.raised,
      pointerEvents: "none",
    },
    "&::before": {
      content: '""',
      width: "52px",
      height: "52px",
      marginBlockEnd: space.xs,
      background: color.ink,
      forcedColorAdjust: "none",
    },
    "&::after": { ...drawn(26), margin: `0 0 calc(${space.xs} + 13px) 13px`, color: color.paper },
  },
  row: {
    [media.below("phablet")]: {
      gridTemplateColumns: "112px minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      gap: `${space.xxs} ${space.m}`,
      "& > picture": { gridRow: "1 / span 3", alignSelf: "start", marginBlockEnd: 0 },
      "&::before, &::after": { display: "none" },
      "& :is(h2, h3)": { fontSize: font.size.item },
    },
  },
  link: { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0, zIndex: layer.raised } },
  text: { ...text.small, color: on.muted },
  rest: { [media.below("phablet")]: { display: "none" } },
  prompt: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    fontWeight: 700,
    "&::after": drawn(20, "arrow"),
  },
});
