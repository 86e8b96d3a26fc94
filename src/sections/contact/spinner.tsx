import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";

/** Put it beside a text that says what is loading. It does not turn under reduced motion. */
export const Spinner = () => <span aria-hidden="true" className={styles.spinner} />;

const styles = createStyles("components/spinner", {
  spinner: {
    width: "1.125em",
    height: "1.125em",
    border: "2px solid currentColor",
    borderInlineEndColor: "transparent",
    borderRadius: "50%",
    [media.motion]: {
      "@keyframes turn": { to: { transform: "rotate(1turn)" } },
      animation: "turn 800ms linear infinite",
    },
  },
});
