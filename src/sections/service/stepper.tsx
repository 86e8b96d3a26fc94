import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, motion, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { CarouselControls } from "../../components/carousel-controls";
import { Step } from "./step";
import { twoDigits } from "../shared/two-digits";
import { useStepper } from "./use-stepper";
import { swipeable } from "../../hooks/use-swipe";

interface StepperProps {
  readonly steps: readonly { readonly title: string; readonly description: string }[];
  readonly labels: Readonly<Record<"previous" | "next" | "step", string>>;
}

/**
 * Numbered steps: all in a row on wide screens, one at a time elsewhere. Before the script runs the browser scrolls the
 * row. Without scripts all steps are shown.
 */
export const Stepper = ({ steps, labels }: StepperProps) => {
  const stepper = useStepper(steps.length);
  const { index, mode, moved, go, previous, next } = stepper;
  const { title } = steps[index] ?? { title: "" };
  return (
    <div role="group" aria-label="Steps" ref={stepper.frame}>
      <div className={clsx(styles.viewport, mode === "scripted" && styles.scripted)} {...stepper.swipe}>
        <ol className={styles.row} style={mode === "scripted" ? rowAt(stepper) : undefined}>
          {steps.map((step, at) => (
            <Step
              key={step.title}
              number={at + 1}
              title={step.title}
              description={step.description}
              isCurrent={at === index}
            />
          ))}
        </ol>
      </div>
      <CarouselControls
        previous={{ label: labels.previous, act: previous }}
        next={{ label: labels.next, act: next }}
        dots={{
          names: steps.map((step, at) => `${labels.step} ${twoDigits(at + 1)}: ${step.title}`),
          current: index,
          go,
          kind: "step",
        }}
        className={styles.controls}
      />
      <p aria-live="polite" className={utility.visuallyHidden}>
        {moved && `${labels.step} ${twoDigits(index + 1)} of ${twoDigits(steps.length)}: ${title}`}
      </p>
    </div>
  );
};

/** Offset of the row: one step's width for each step before the current one, plus the distance of a drag. */
const rowAt = ({ index, drag }: { index: number; drag: number }) =>
  ({ "--at": `calc(${-100 * index}% + ${drag}px)`, transitionDuration: drag ? "0s" : undefined }) as CSSProperties;

const styles = createStyles("components/stepper", {
  viewport: {
    // The browser's scroll position and ours count from the left, also in a page that is translated into a language from
    // right to left.
    direction: "ltr",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    touchAction: "pan-x pan-y pinch-zoom",
    [media.below("laptop")]: { borderBlockStart: `3px solid ${color.brand}` },
    [media.print]: { overflow: "visible" },
  },
  // Clipped, because a search in the page could scroll an `auto` row away from the current step.
  scripted: {
    overflowX: "clip",
    scrollSnapType: "none",
    ...swipeable,
    [media.print]: { overflow: "visible" },
    [media.screenBelow("laptop")]: { "& > ol": { transform: "translateX(var(--at))" } },
  },
  row: {
    display: "flex",
    direction: "ltr",
    [media.motion]: { transition: `transform ${motion.enter}` },
    [media.unscripted]: { display: "grid" },
    [media.from("laptop")]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
      rowGap: space.xl,
    },
    [media.print]: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(130px, 1fr))" },
  },
  controls: {
    justifyContent: "space-between",
    gap: 0,
    marginBlockStart: space.l,
    [media.from("laptop")]: { justifyContent: "start", gap: space.s, marginBlockStart: space.xl },
    [media.print]: { marginBlockStart: 0 },
  },
});
