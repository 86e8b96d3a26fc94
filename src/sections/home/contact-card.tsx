import { clsx } from "clsx";
import { Fragment } from "react";
import { Icon, type IconName } from "../../components/icon";
import { Verbatim } from "../../components/verbatim";
import { createStyles } from "../../theme/create-styles";
import { below, from, media } from "../../theme/media";
import { rule, type } from "../../theme/text";
import { color, font, motion, shape, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";

interface ContactCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** An address, telephone number or e-mail address. */
  readonly value: string;
  readonly action: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** A way to contact the firm; the whole card is the link. */
export const ContactCard = ({ icon, title, value, action, href, newTab = false }: ContactCardProps) => (
  <li>
    <a href={href} target={newTab ? "_blank" : undefined} rel={newTab ? "noopener" : undefined} className={styles.card}>
      <Icon name={icon} size={28} className={styles.drawing} />
      <h3 className={styles.title}>{title}</h3>
      <p className={clsx(type.subtitle, type.figures, styles.value)}>
        <Verbatim>
          {value.split(/(?<=@)/).map((part, at) => (
            <Fragment key={part}>
              {at > 0 && <wbr />}
              <span>{part}</span>
            </Fragment>
          ))}
        </Verbatim>
      </p>
      <p className={styles.action}>
        <span>{action}</span>
        {newTab && <span className={utility.visuallyHidden}>(opens in a new tab)</span>}
        <Icon name={newTab ? "external" : "arrow"} size={20} />
      </p>
    </a>
  </li>
);

/** Here a card fills the width: what it says is on the left, and what it does on the right. */
const asRow = `@media ${from("phablet")} and ${below("laptop")}`;

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
    [asRow]: { gridTemplate: "auto auto / auto 1fr auto", columnGap: space.l, alignItems: "center" },
    "& p > svg": { [media.motion]: { transition: `transform ${motion.control}` } },
    // The coloured rule grows along the bottom of the card.
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
      "&:hover p > svg": { transform: "translateX(4px)" },
    },
  },
  drawing: { marginBlockEnd: space.s, [asRow]: { gridRow: "span 2", marginBlockEnd: 0 } },
  title: { color: color.steel300, fontSize: font.size.body, fontWeight: 400, lineHeight: 1.4 },
  value: { fontSize: "clamp(1.125rem, 1.5vw, 1.375rem)", textWrap: "wrap" },
  action: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    marginBlockStart: space.m,
    fontWeight: 700,
    [asRow]: { gridArea: "1 / 3 / span 2", marginBlockStart: 0 },
  },
});
