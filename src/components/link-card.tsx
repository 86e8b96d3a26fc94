import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, motion, on, space } from "../theme/tokens";
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
  /** A drawing in the corner of the photograph. */
  readonly icon?: IconName;
}

/** A photograph with what it leads to; the heading's link covers the whole card. */
export const LinkCard = ({ href, title, text: words, prompt, picture, sizes, icon }: LinkCardProps) => (
  <article className={styles.card}>
    <div className={styles.photo}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
      )}
    </div>
    <h3 className={type.subtitle}>
      <SiteLink href={href} className={styles.link}>
        {title}
      </SiteLink>
    </h3>
    <p className={styles.text}>{words}</p>
    <p className={styles.prompt} aria-hidden="true">
      {prompt}
      <Icon name="arrow" size={20} />
    </p>
  </article>
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
  text: { ...text.small, color: on.muted },
  prompt: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    color: on.accent,
    fontWeight: 650,
  },
});
