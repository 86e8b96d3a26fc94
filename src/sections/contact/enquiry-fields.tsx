import { graphql } from "gatsby";
import { maxLengths, namePattern, oneLinePattern } from "../../enquiry/enquiry";
import { trapName } from "../../enquiry/spam";
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

/** The four fields, and a hidden one that only machines fill in. */
export const EnquiryFields = ({ words, lengths, readOnly }: EnquiryFieldsProps) => {
  const noteOf = (name: keyof typeof maxLengths) => {
    const length = lengths[name];
    if (length?.truncated) return `${words.length.cut} ${maxLengths[name].toLocaleString("en-GB")}`;
    return length && length.left <= maxLengths[name] / 10 ? `${words.length.left} ${String(length.left)}` : undefined;
  };
  const of = (name: keyof typeof maxLengths) => ({
    name,
    field: words[name],
    maxLength: maxLengths[name],
    note: noteOf(name),
    readOnly,
  });
  return (
    <>
      <Field {...of("name")} autoComplete="name" pattern={namePattern} />
      <div className={styles.pair}>
        <Field {...of("email")} type="email" inputMode="email" autoComplete="email" />
        <Field
          {...of("phone")}
          optional={words.optional}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={oneLinePattern}
        />
      </div>
      <Field {...of("message")} rows={4} />
      <div aria-hidden="true" className={utility.visuallyHidden}>
        <label htmlFor="enquiry-trap">Leave this empty</label>
        <input
          id="enquiry-trap"
          name={trapName}
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
