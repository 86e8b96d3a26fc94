import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, motion, shape, space } from "../theme/tokens";
import { Icon } from "./icon";
import { twoDigits } from "./two-digits";

export interface StepperLabels {
  readonly previous: string;
  readonly next: string;
  readonly step: string;
}

interface StepperControlsProps {
  readonly labels: StepperLabels;
  readonly steps: readonly { readonly title: string }[];
  readonly index: number;
  readonly go: (step: number) => void;
  readonly previous: () => void;
  readonly next: () => void;
}

/** A dot for each step between a button back and one on; not there without scripts, where they would do nothing. */
export const StepperControls = ({ labels, steps, index, go, previous, next }: StepperControlsProps) => (
  <div className={styles.controls}>
    <button type="button" aria-label={labels.previous} onClick={previous} className={styles.button}>
      <Icon name="back" />
    </button>
    <div className={styles.dots}>
      {steps.map(({ title }, step) => (
        <button
          key={title}
          type="button"
          aria-label={`${labels.step} ${twoDigits(step + 1)}: ${title}`}
          aria-current={step === index ? "step" : undefined}
          onClick={() => go(step)}
          className={styles.dot}
        />
      ))}
    </div>
    <button type="button" aria-label={labels.next} onClick={next} className={styles.button}>
      <Icon name="arrow" />
    </button>
  </div>
);

const styles = createStyles("stepper-controls", {
  controls: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    marginBlockStart: space.l,
    [media.unscripted]: { display: "none" },
  },
  button: {
    display: "grid",
    placeItems: "center",
    width: "52px",
    height: "52px",
    border: `2px solid ${color.ink}`,
    borderRadius: shape.radius,
    color: color.ink,
    [media.hover]: { "&:hover": { background: color.ink, color: color.paper } },
  },
  dots: { display: "flex" },
  dot: {
    display: "grid",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    "&::before": {
      content: '""',
      width: "12px",
      height: "12px",
      borderRadius: "50%",
      background: color.steel500,
      [media.motion]: { transition: `transform ${motion.control}` },
    },
    "&[aria-current]::before": { background: color.brand, transform: "scale(1.5)" },
    [media.hover]: { "&:hover::before": { background: color.brandStrong } },
  },
});
