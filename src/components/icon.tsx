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

/** An icon in the colour of the text beside it. Hidden from screen readers, because the text says the same. */
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
    // Forced-colours mode would keep the icon's own colour, even where it is invisible.
    [media.forcedColors]: { color: "inherit !important" },
  },
  logo: { fill: "currentColor", stroke: "none" },
});
