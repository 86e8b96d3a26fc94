import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, on, shape } from "../theme/tokens";
import { hasModifier } from "../hooks/has-modifier";

interface DotsProps {
  /** Accessible name of each dot, in order. */
  readonly names: readonly string[];
  readonly current: number;
  readonly go: (dot: number) => void;
  /** Value of `aria-current` of the current dot; "true" by default. */
  readonly kind?: "step";
  /**
   * Makes the dots a toolbar with this name: a single Tab stop, in which the arrow keys move
   * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). For many dots.
   */
  readonly toolbar?: string;
  readonly className?: string;
}

/**
 * A row of dots, one for each slide, step or page. The editor finds them by `aria-current` and as the only children of their
 * parent (`dotOfSlide` in its `page-words.ts`).
 */
export const Dots = ({ names, current, go, kind, toolbar, className }: DotsProps) => {
  // In a toolbar, Tab reaches only the current dot.
  const tabIndexInToolbar = (dot: number) => (dot === current ? 0 : -1);
  return (
    <div role={toolbar && "toolbar"} aria-label={toolbar} className={clsx(styles.dots, className)}>
      {names.map((name, dot) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={dot === current ? (kind ?? true) : undefined}
          className={styles.dot}
          tabIndex={toolbar ? tabIndexInToolbar(dot) : undefined}
          onClick={() => go(dot)}
          onKeyDown={toolbar ? event => moveAlong(event, dot, go) : undefined}
        />
      ))}
    </div>
  );
};

const moveAlong = (event: KeyboardEvent<HTMLElement>, from: number, go: (dot: number) => void) => {
  if (hasModifier(event)) return;
  const dots = event.currentTarget.parentElement?.querySelectorAll("button");
  if (!dots) return;
  const last = dots.length - 1;
  const stops: Partial<Record<string, number>> = {
    ArrowLeft: from > 0 ? from - 1 : last,
    ArrowRight: from < last ? from + 1 : 0,
    Home: 0,
    End: last,
  };
  const to = stops[event.key];
  if (to === undefined) return;
  event.preventDefault();
  dots[to]?.focus();
  go(to);
};

const styles = createStyles("components/dots", {
  // The arrow keys move in this direction in every language.
  dots: { display: "flex", flexWrap: "wrap", direction: "ltr" },
  dot: {
    display: "grid",
    alignItems: "center",
    width: shape.tap,
    minHeight: shape.tap,
    paddingInline: "4px",
    "&::before": { content: '""', height: "4px", background: on.faint },
    "&[aria-current]::before": { height: "6px", background: color.brand },
    "&:focus-visible": { outlineOffset: "-4px" },
    [media.hover]: { "&:hover::before": { background: on.heading } },
    [media.forcedColors]: {
      "&::before": { background: "ButtonText" },
      "&:is([aria-current], :hover)::before": { background: "Highlight" },
    },
  },
});
