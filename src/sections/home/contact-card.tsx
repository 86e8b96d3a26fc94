import { clsx } from "clsx";
import { Fragment } from "react";
import { iconClass, type IconName } from "../../components/icon";
import { createStyles } from "../../theme/create-styles";
import { drawn } from "../../theme/icons";
import { media } from "../../theme/media";
import { rule, type } from "../../theme/text";
import { color, font, motion, shape, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";

interface ContactCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly value: string;
  readonly action: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** A way to contact the firm; the whole card is the link. */
export const ContactCard = ({ icon, title, value, action, href, newTab = false }: ContactCardProps) => (
  <li>
    <a
      href={href}
      className={clsx(styles.card, iconClass(icon))}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      <h3 className={styles.title}>{title}</h3>
      <p className={clsx(type.subtitle, type.figures, styles.value)}>
        {value.split(/(?<=@)/).map((part, at) => (
          <Fragment key={part}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </p>
      <p className={clsx(styles.action, newTab && styles.outside)}>
        {action}
        {newTab && <span className={utility.visuallyHidden}>(opens in a new tab)</span>}
      </p>
    </a>
  </li>
);

const styles = createStyles("sections/contact-card", {
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
    "&::before": { ...drawn(28), marginBlockEnd: space.s },
    "& p:last-of-type::after": { [media.motion]: { transition: `transform ${motion.control}` } },
    // The red rule grows along the bottom of the card.
    "&::after": {
      ...rule,
      position: "absolute",
      inset: `auto 0 -1px`,
      width: "auto",
      transform: "scaleX(0)",
      transformOrigin: "left",
      [media.motion]: { transition: `transform ${motion.fade}` },
    },
    [media.hover]: {
      "&:hover::after": { transform: "none" },
      "&:hover p:last-of-type::after": { transform: "translateX(4px)" },
    },
  },
  title: { color: color.steel300, fontSize: font.size.body, fontWeight: 400, lineHeight: 1.4 },
  value: { fontSize: "clamp(1.125rem, 1.5vw, 1.375rem)" },
  action: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    marginBlockStart: space.m,
    fontWeight: 700,
    "&::after": drawn(20, "arrow"),
  },
  outside: { "&::after": drawn(20, "external") },
});
