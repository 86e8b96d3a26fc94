import { clsx } from "clsx";
import type { IconName } from "../theme/icons";

export type { IconName };

/** The class by which an element names the drawing of its `::before` or `::after` (see `drawn`). */
export const iconClass = (name: IconName) => `icon-${name}_drawing`;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

/** A drawing beside words that say the same, one element with a mask; hidden from screen readers. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg width={size} height={size} aria-hidden="true" className={clsx("icon", iconClass(name), className)} />
);
