import { type CSSObject, keyframes } from "@emotion/react";
import { media } from "../theme/media";

/** Beside words that say what is being waited for; stands still where the visitor asked for less motion. */
export const Spinner = () => <span aria-hidden="true" css={styles.spinner} />;

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const styles = {
  spinner: {
    width: "1.125em",
    height: "1.125em",
    border: "2px solid currentColor",
    borderInlineEndColor: "transparent",
    borderRadius: "50%",
    [media.motion]: { animation: `${turn} 800ms linear infinite` },
  },
} satisfies Record<string, CSSObject>;
