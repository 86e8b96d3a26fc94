import { clsx } from "clsx";
import { graphql } from "gatsby";
import { visiblePattern } from "../../enquiry/enquiry";
import { type FieldName, rulesOf } from "../../enquiry/fields";
import type { Length } from "../../enquiry/use-lengths";
import { createStyles } from "../../theme/create-styles";
import { text } from "../../theme/text";
import { color, shape, space } from "../../theme/tokens";

interface FieldState {
  readonly length: Length | undefined;
  /** Why the field's content is refused. */
  readonly fault: string | undefined;
  readonly readOnly: boolean;
}

interface FieldProps {
  readonly name: FieldName;
  readonly labels: Queries.EnquiryFieldsFragment;
  readonly state: FieldState;
  readonly autoComplete?: string;
  /** Kind of an `<input>` for something else than text. */
  readonly type?: "email" | "tel";
  /** Number of lines of a `<textarea>`; without it the field is an `<input>`. */
  readonly rows?: number;
}

/** A field of the form with its label, and a message below it. */
export const Field = ({ name, labels, state, autoComplete, type, rows }: FieldProps) => {
  const { maxLength, required, type: content } = rulesOf(name);
  const isRequired = required !== undefined;
  const { label, placeholder } = labels[name];
  const id = `enquiry-${name}`;
  const noteId = `${id}-note`;
  const invalid = state.fault ? true : undefined;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {!isRequired && <span className={styles.optional}>{` (${labels.optional})`}</span>}
      </label>
      {rows ? (
        <textarea
          id={id}
          name={name}
          rows={rows}
          required={isRequired}
          maxLength={maxLength}
          readOnly={state.readOnly}
          autoComplete={autoComplete}
          placeholder={placeholder ?? undefined}
          aria-invalid={invalid}
          aria-describedby={noteId}
          className={clsx(styles.input, styles.box)}
        />
      ) : (
        <input
          id={id}
          name={name}
          type={type}
          inputMode={type}
          required={isRequired}
          pattern={isRequired && content === "line" ? visiblePattern : undefined}
          maxLength={maxLength}
          readOnly={state.readOnly}
          autoComplete={autoComplete}
          placeholder={placeholder ?? undefined}
          aria-invalid={invalid}
          aria-describedby={noteId}
          className={styles.input}
        />
      )}
      <p id={noteId} role="status" className={styles.note}>
        {state.fault || lengthNote(state.length, maxLength, labels)}
      </p>
    </div>
  );
};

/** What a visitor must know about a long text: that its end was dropped, or how much still fits. */
const lengthNote = (length: Length | undefined, maxLength: number, labels: Queries.EnquiryFieldsFragment) => {
  if (!length) return undefined;
  if (length.truncated) return `${labels.length.cut} ${maxLength.toLocaleString("en-GB")}`;
  return length.left <= maxLength / 10 ? `${labels.length.left} ${length.left}` : undefined;
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
