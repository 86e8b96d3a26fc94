import { graphql } from "gatsby";
import type { FieldName } from "../../enquiry/fields";
import { honeypotName } from "../../enquiry/spam";
import type { Faults } from "../../enquiry/use-faults";
import type { useLengths } from "../../enquiry/use-lengths";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { Field } from "./field";

interface EnquiryFieldsProps {
  readonly labels: Queries.EnquiryFieldsFragment;
  readonly lengths: ReturnType<typeof useLengths>;
  readonly faults: Faults;
  readonly readOnly: boolean;
}

/** The fields of the form, and a honeypot: a hidden field that only bots fill in. */
export const EnquiryFields = ({ labels, lengths, faults, readOnly }: EnquiryFieldsProps) => {
  const stateOf = (name: FieldName) => ({ length: lengths[name], fault: faults[name], readOnly });
  return (
    <>
      <Field name="name" labels={labels} state={stateOf("name")} autoComplete="name" />
      <div className={styles.pair}>
        <Field name="email" labels={labels} state={stateOf("email")} autoComplete="email" type="email" />
        <Field name="phone" labels={labels} state={stateOf("phone")} autoComplete="tel" type="tel" />
      </div>
      <Field name="message" labels={labels} state={stateOf("message")} rows={4} />
      <div aria-hidden="true" className={utility.visuallyHidden}>
        <label htmlFor="enquiry-trap">Leave this empty</label>
        <input
          id="enquiry-trap"
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </div>
    </>
  );
};

const styles = createStyles("sections/enquiry-fields", {
  pair: {
    display: "grid",
    gap: space.l,
    // Aligns the labels, inputs and notes of the two fields.
    [media.from("phablet")]: {
      grid: "auto auto auto / 1fr 1fr",
      rowGap: 0,
      "& > div": { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid" },
      "& label": { alignSelf: "end" },
    },
  },
});

export const fragment = graphql`
  fragment EnquiryFields on ContactPageForm {
    name {
      ...EnquiryField
    }
    email {
      ...EnquiryField
    }
    phone {
      ...EnquiryField
    }
    message {
      ...EnquiryField
    }
    optional
    length {
      left
      cut
    }
  }
`;
