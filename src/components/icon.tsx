import { clsx } from "clsx";
import { createStyles } from "../theme/create-styles";
import { logos, outlines } from "../theme/icons";
import { media } from "../theme/media";

const paths = { ...outlines, ...logos };

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

/** A drawing beside words that say the same, in their colour; hidden from screen readers. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    className={clsx(styles.icon, name in logos && styles.logo, className)}
  >
    <path d={paths[name]} />
  </svg>
);

const styles = createStyles("components/icon", {
  icon: {
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.75,
    strokeLinecap: "square",
    // A colour of its own would be kept, whatever it stands on.
    [media.forcedColors]: { color: "inherit !important" },
  },
  logo: { fill: "currentColor", stroke: "none" },
});
