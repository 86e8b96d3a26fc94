import type { ReactNode } from "react";
import { Section } from "../../components/section";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { enquiryHeadingId } from "./enquiry-form";

interface FormSectionProps {
  readonly form: ReactNode;
  /** The panels beside the form. */
  readonly children: ReactNode;
}

/** The form, and the panels below it, or beside it on wide screens. */
export const FormSection = ({ form, children }: FormSectionProps) => (
  <Section tone="paper" labelledBy={enquiryHeadingId} className={styles.columns}>
    {form}
    <div className={styles.panels}>{children}</div>
  </Section>
);

const styles = createStyles("sections/form-section", {
  columns: {
    display: "grid",
    gap: `${space.xxxl} clamp(48px, 7vw, 112px)`,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)" },
    // The form is not printed, so the panels need no columns.
    [media.print]: { display: "block" },
  },
  panels: {
    display: "grid",
    alignContent: "start",
    gap: space.xxl,
    [media.from("tablet")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.from("laptop")]: { gridTemplateColumns: "none" },
    [media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
