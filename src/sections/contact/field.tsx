import { clsx } from "clsx";
import { graphql } from "gatsby";
import { type FormEvent, type InputHTMLAttributes, useState } from "react";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "placeholder"> {
  readonly name: string;
  readonly field: Queries.EnquiryFieldFragment;
  /** Word after the label of a field that may be empty, such as "optional". */
  readonly optional?: string;
  /** Status message below the field. */
  readonly note?: string | undefined;
  /** Number of lines of a `<textarea>`; without it the field is an `<input>`. */
  readonly rows?: number;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** A field with its label. The browser validates it; its message is below the field. */
export const Field = ({ name, field, optional, note, rows, ...rest }: FieldProps) => {
  const [fault, setFault] = useState("");
  const id = `enquiry-${name}`;
  const { maxLength, readOnly, autoComplete } = rest;
  const placeholder = field.placeholder ?? undefined;
  const explain = ({ currentTarget }: FormEvent<Input>) => setFault(currentTarget.validationMessage);
  const refuse = (event: FormEvent<Input>) => {
    // The browser's bubble would cover the message. Without it, the browser does not focus the first wrong field.
    event.preventDefault();
    const fields = [...(event.currentTarget.form?.elements ?? [])] as Input[];
    if (fields.find(({ validity }) => !validity.valid) === event.currentTarget) event.currentTarget.focus();
    explain(event);
  };
  const shared = {
    ...{ id, name, placeholder, required: !optional },
    ...{ "aria-invalid": fault !== "" || undefined, "aria-describedby": `${id}-note` },
    onInvalid: refuse,
    // A field that is still empty is not wrong yet.
    onBlur: (event: FormEvent<Input>) => event.currentTarget.value && explain(event),
    onInput: () => setFault(""),
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {rows ? (
        <textarea
          {...shared}
          {...{ rows, maxLength, readOnly, autoComplete }}
          className={clsx(styles.input, styles.box)}
        />
      ) : (
        <input {...shared} {...rest} className={styles.input} />
      )}
      <p id={`${id}-note`} role="status" className={styles.note}>
        {fault || note}
      </p>
    </div>
  );
};

const styles = createStyles("sections/field", {
  label: { display: "block", marginBlockEnd: space.xs, color: color.ink, fontWeight: 700, lineHeight: 1.4 },
  optional: { ...text.small, color: color.steel600, fontWeight: 400 },
  input: {
    display: "block",
    width: "100%",
    minHeight: "52px",
    // A browser that scrolls to a wrong field also shows its label.
    scrollMarginBlockStart: "48px",
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${color.steel500}`,
    borderRadius: shape.radius,
    background: color.paper,
    color: color.ink,
    lineHeight: 1.5,
    "&::placeholder": { color: color.steel600, opacity: 1 },
    "&:focus-visible": { borderColor: color.ink, outline: `2px solid ${color.ink}`, outlineOffset: "1px" },
    "&[aria-invalid]": { borderColor: color.error, boxShadow: `inset 3px 0 0 ${color.error}` },
    "&[aria-invalid] + p": { color: color.error },
    "&:read-only": { background: color.steel100, color: color.steel700 },
  },
  note: { ...text.small, color: color.ink, fontWeight: 700, "&:not(:empty)": { marginBlockStart: space.xs } },
  box: { resize: "vertical", minHeight: "140px" },
});

export const fragment = graphql`
  fragment EnquiryField on Field {
    label
    placeholder
  }
`;
