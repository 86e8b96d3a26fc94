import { clsx } from "clsx";
import { Fragment } from "react";
import { Icon, type IconName } from "../../components/icon";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { type } from "../../theme/text";
import { color, motion, shape, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";

interface ContactCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly value: string;
  readonly action: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** A way to reach the firm; the whole card is the link. */
export const ContactCard = ({ icon, title, value, action, href, newTab = false }: ContactCardProps) => (
  <li>
    <a href={href} className={styles.card} {...(newTab && { target: "_blank", rel: "noopener" })}>
      <Icon name={icon} size={32} className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      <p className={clsx(type.subtitle, type.figures, styles.value)}>
        {value.split(/(?<=@)/).map(part => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </p>
      <p className={styles.action}>
        {action}
        {newTab && <span className={utility.visuallyHidden}>(opens in a new tab)</span>}
        <Icon name={newTab ? "external" : "arrow"} size={20} />
      </p>
    </a>
  </li>
);

const styles = createStyles("contact-card", {
  card: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space.xs,
    height: "100%",
    padding: `${space.l} clamp(1.25rem, 3vw, 2rem)`,
    border: `1px solid ${color.inkLine}`,
    borderRadius: shape.radius,
    background: color.inkRaised,
    textDecoration: "none",
    "& p:last-of-type svg": { [media.motion]: { transition: `transform ${motion.control}` } },
    [media.hover]: {
      "&:hover": { borderColor: color.steel300 },
      "&:hover p:last-of-type svg": { transform: "translateX(4px)" },
    },
  },
  icon: { color: color.brandOnDark, marginBlockEnd: space.s },
  title: { color: color.steel300, fontSize: "1.0625rem", fontWeight: 400, lineHeight: 1.4 },
  value: { fontSize: "clamp(1.125rem, 1.5vw, 1.375rem)", overflowWrap: "anywhere" },
  action: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    marginBlockStart: space.m,
    color: color.brandOnDark,
    fontWeight: 700,
  },
});
