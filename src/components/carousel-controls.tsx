import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, on, shape, space } from "../theme/tokens";
import { Dots } from "./dots";
import { Icon } from "./icon";

interface Arrow {
  readonly label: string;
  readonly act: () => void;
  /** No more items in this direction. Leave it out if the carousel wraps. */
  readonly atEnd?: boolean;
}

interface CarouselControlsProps {
  readonly previous: Arrow;
  readonly next: Arrow;
  readonly dots: ComponentProps<typeof Dots>;
  /** Name of the group. Leave it out inside a group that has a name. */
  readonly label?: string;
  readonly className?: string;
}

/** Dots between a previous and a next button. Hidden without scripts, where they would do nothing. */
export const CarouselControls = ({ previous, next, dots, label, className }: CarouselControlsProps) => (
  <div role={label && "group"} aria-label={label} className={clsx(styles.controls, className)}>
    <ArrowButton icon="back" label={previous.label} atEnd={previous.atEnd} act={previous.act} />
    <Dots {...dots} />
    <ArrowButton icon="arrow" label={next.label} atEnd={next.atEnd} act={next.act} />
  </div>
);

const ArrowButton = ({ icon, label, act, atEnd }: Arrow & { readonly icon: "back" | "arrow" }) => (
  <button type="button" aria-label={label} aria-disabled={atEnd} onClick={act} className={styles.arrow}>
    <Icon name={icon} />
  </button>
);

const styles = createStyles("components/carousel-controls", {
  controls: {
    display: "flex",
    direction: "ltr",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.s,
    [media.unscripted]: { display: "none" },
  },
  arrow: {
    display: "grid",
    flex: "none",
    placeItems: "center",
    width: "52px",
    height: "52px",
    border: `2px solid ${on.heading}`,
    borderRadius: shape.radius,
    color: on.heading,
    "&[aria-disabled='true']": { borderColor: color.steel600, color: color.steel500, cursor: "default" },
    [media.forcedColors]: { "&[aria-disabled='true']": { borderColor: "GrayText", color: "GrayText" } },
    [media.hover]: { "&:hover:not([aria-disabled='true'])": { background: on.heading, color: on.ground } },
  },
});
