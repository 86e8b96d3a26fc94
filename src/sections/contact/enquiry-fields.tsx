import { graphql } from "gatsby";
import { longest, namePattern, oneLinePattern } from "../../enquiry/enquiry";
import { trapName } from "../../enquiry/spam";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { Field } from "./field";

interface EnquiryFieldsProps {
  readonly words: Queries.EnquiryFieldsFragment;
  readonly readOnly: boolean;
}

/** The four fields, and one that only machines see. */
export const EnquiryFields = ({ words, readOnly }: EnquiryFieldsProps) => {
  const of = (name: keyof typeof longest) => ({ name, field: words[name], maxLength: longest[name], readOnly });
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

const styles = createStyles("enquiry-fields", {
  pair: {
    display: "grid",
    gap: space.l,
    [media.from("phablet")]: { gridTemplateColumns: "1fr 1fr", alignItems: "end" },
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
  }
`;
