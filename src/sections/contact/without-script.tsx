import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";
import { DirectContact } from "./direct-contact";

interface WithoutScriptProps {
  readonly message: string;
  readonly company: Queries.ReachFragment;
  readonly ready: boolean;
}

/** Telephone and e-mail: instead of the form without scripts, and below it if they have not loaded after 10 s. */
export const WithoutScript = ({ message, company, ready }: WithoutScriptProps) =>
  ready ? null : (
    <div className={styles.instead}>
      <p className={styles.message}>{message}</p>
      <DirectContact company={company} />
    </div>
  );

const styles = createStyles("sections/without-script", {
  instead: {
    [media.scripted]: {
      overflow: "hidden",
      maxHeight: 0,
      visibility: "hidden",
      "@keyframes appear": { to: { visibility: "visible", maxHeight: "40rem" } },
      animation: "appear 1ms 10s forwards",
    },
  },
  message: { marginBlockStart: space.l, color: color.ink, fontWeight: 700 },
});
