import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, motion, shape, space } from "../../theme/tokens";
import { twoDigits } from "../shared/two-digits";

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isCurrent: boolean;
}

/** One step: number, title and description, below its part of the progress line. */
export const Step = ({ number, title, description, isCurrent }: StepProps) => (
  <li className={styles.step} aria-current={isCurrent ? "step" : undefined}>
    <p className={styles.number}>{twoDigits(number)}</p>
    <h3 className={styles.title}>{title}</h3>
    <p className={styles.description}>{description}</p>
  </li>
);

const styles = createStyles("components/step", {
  step: {
    display: "grid",
    flex: "none",
    alignContent: "start",
    gap: space.s,
    width: "100%",
    padding: space.l,
    scrollSnapAlign: "start",
    [media.below("laptop")]: { background: color.offWhite },
    [media.from("laptop")]: {
      position: "relative",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      width: "auto",
      padding: `${space.l} ${space.xl} 0 0`,
      background: `linear-gradient(${color.steel300} 0 0) 0 0 / 100% ${shape.ruleThickness} no-repeat`,
      "&::before": {
        content: '""',
        position: "absolute",
        inset: "0 0 auto",
        height: shape.ruleThickness,
        background: color.brand,
        forcedColorAdjust: "none",
        transform: "scaleX(0)",
        transformOrigin: "0 0",
        [media.motion]: { transition: `transform ${motion.enter}` },
      },
      // The line has the brand's colour up to the current step.
      "&[aria-current]::before, &:has(~ [aria-current])::before": { transform: "none" },
    },
    [media.print]: { padding: `${space.xs} ${space.m} 0 0` },
  },
  number: {
    ...text.hero,
    ...text.figures,
    color: color.steel600,
    fontSize: "clamp(2.5rem, 2rem + 2vw, 3.5rem)",
    lineHeight: 1,
    "[aria-current] > &, :has(~ [aria-current]) > &": { color: color.ink },
  },
  title: { ...text.subtitle, color: color.ink, fontSize: "1.5rem" },
  description: { maxWidth: shape.measure, color: color.steel700 },
});
