import { graphql } from "gatsby";
import { button } from "../../components/button-link";
import type { Delivery } from "../../enquiry/photographs/reduce-choice";
import { replaceMissing } from "../../enquiry/photographs/replace-missing";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, space } from "../../theme/tokens";

interface MissingPhotographsProps {
  /** What was on its way when the page was reloaded. */
  readonly missing: readonly Delivery[];
  readonly labels: Queries.MissingPhotographsFragment;
}

/** How many photographs did not arrive before the page was reloaded, and a field to choose them again. */
export const MissingPhotographs = ({ missing, labels }: MissingPhotographsProps) => {
  const sum = (amount: (delivery: Delivery) => number) =>
    missing.reduce((total, delivery) => total + amount(delivery), 0);
  const left = sum(({ delivered, total }) => total - delivered);

  return (
    <div className={styles.box}>
      <p className={styles.problem}>
        {`${labels.missing} ${left} of ${sum(({ total }) => total)}. ${labels.reloaded.text}`}
      </p>
      <label className={`${button.outline} ${styles.button}`}>
        {labels.reloaded.choose}
        <input
          type="file"
          accept="image/*"
          multiple
          className={styles.input}
          onChange={({ target }) => replaceMissing(Array.from(target.files ?? []))}
        />
      </label>
    </div>
  );
};

const styles = createStyles("sections/missing-photographs", {
  box: { display: "grid", justifyItems: "start", gap: space.s, marginBlockStart: space.m },
  problem: { ...text.error, marginBlockStart: space.xs },
  button: {
    position: "relative",
    cursor: "pointer",
    "&:has(input:focus-visible)": { outline: `2px solid ${color.ink}`, outlineOffset: "3px" },
  },
  /** Over the button, and as large: it takes the clicks. */
  input: { position: "absolute", inset: 0, width: "100%", height: "100%", opacity: 0, cursor: "inherit" },
});

export const fragment = graphql`
  fragment MissingPhotographs on ContactPageFormPhotographs {
    missing
    reloaded {
      text
      choose
    }
  }
`;
