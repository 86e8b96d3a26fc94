import { graphql } from "gatsby";
import { namePattern } from "../../enquiry/enquiry";
import { type FieldName, rulesOf } from "../../enquiry/fields";
import { honeypotName } from "../../enquiry/spam";
import type { useLengths } from "../../enquiry/use-lengths";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { Field } from "./field";

interface EnquiryFieldsProps {
  readonly words: Queries.EnquiryFieldsFragment;
  readonly lengths: ReturnType<typeof useLengths>;
  readonly readOnly: boolean;
}

/** The fields of the form, and a honeypot: a hidden field that only bots fill in. */
export const EnquiryFields = ({ words, lengths, readOnly }: EnquiryFieldsProps) => {
  const noteOf = (name: FieldName, maxLength: number) => {
    const length = lengths[name];
    if (length?.truncated) return `${words.length.cut} ${maxLength.toLocaleString("en-GB")}`;
    return length && length.left <= maxLength / 10 ? `${words.length.left} ${length.left}` : undefined;
  };
  const of = (name: FieldName) => {
    const { maxLength, missing, type } = rulesOf(name);
    return {
      ...{ name, maxLength, readOnly, field: words[name], note: noteOf(name, maxLength) },
      optional: missing ? undefined : words.optional,
      pattern: type === "line" && missing ? namePattern : undefined,
    };
  };
  return (
    <>
      <Field {...of("name")} autoComplete="name" />
      <div className={styles.pair}>
        <Field {...of("email")} type="email" inputMode="email" autoComplete="email" />
        <Field {...of("phone")} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <Field {...of("message")} rows={4} />
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
