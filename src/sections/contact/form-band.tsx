import { createStyles } from "../../theme/create-styles";
import type { ReactNode } from "react";
import { Band } from "../../components/band";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";

interface FormBandProps {
  readonly form: ReactNode;
  /** The panels beside it. */
  readonly children: ReactNode;
}

/** The form first, and beside it on wide screens the panels. */
export const FormBand = ({ form, children }: FormBandProps) => (
  <Band tone="paper" className={styles.columns}>
    {form}
    <div className={styles.panels}>{children}</div>
  </Band>
);

const styles = createStyles("form-band", {
  columns: {
    display: "grid",
    gap: `${space.xxxl} clamp(48px, 7vw, 112px)`,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" },
  },
  panels: { display: "grid", alignContent: "start", gap: space.xxl },
});
