import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, shape, space } from "../theme/tokens";
import { twoDigits } from "./two-digits";

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isCurrent: boolean;
}

/** One big step: its number, what it is called, what happens in it. */
export const Step = ({ number, title, description, isCurrent }: StepProps) => (
  <li className={styles.step} aria-current={isCurrent ? "step" : undefined}>
    <p className={styles.number}>{twoDigits(number)}</p>
    <div>
      <h3 className={type.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
    </div>
  </li>
);

const styles = createStyles("step", {
  step: {
    display: "grid",
    flex: "none",
    alignContent: "center",
    gap: space.m,
    width: "100%",
    padding: `${space.xxl} ${space.l}`,
    scrollSnapAlign: "start",
    [media.from("tablet")]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      gap: "clamp(32px, 6vw, 96px)",
      padding: "clamp(48px, 7vw, 96px)",
    },
  },
  number: {
    ...text.hero,
    ...text.figures,
    color: color.brandOnDark,
    fontSize: "clamp(4.5rem, 2.5rem + 9vw, 11rem)",
    letterSpacing: "-0.04em",
    lineHeight: 0.9,
  },
  description: { ...text.lead, maxWidth: shape.measure, marginBlockStart: space.m, color: color.steel300 },
});
