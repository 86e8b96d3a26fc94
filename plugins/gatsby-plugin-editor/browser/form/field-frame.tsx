import type { ReactNode } from "react";
import type { Field } from "../../forms/fields";
import { fields as messages } from "../../messages/messages";
import { formMessages } from "../../messages/form-messages";
import { tidied } from "../../forms/typography";
import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { formatPath } from "../../../gatsby-plugin-content/wording";
import { idOfField } from "../state/field-path";
import { useOpenForm } from "./form-context";

/** The ids that tie a control to its hint and its fault. */
export const describedBy = (path: FieldPath) => `${idOfField(path)}-hint ${idOfField(path)}-fault`;

/** How long a text is, and may be. A save tidies the text, and the check counts its characters. */
function LengthLine({ text, least, most }: { readonly text: string; readonly least: number; readonly most: number }) {
  const { length } = Array.from(String(tidied(text)));
  const excess = length > most ? messages.tooLong(length - most) : "";
  return (
    <p className="length" data-wrong={length > most}>
      {messages.length(length, least, most) + excess}
    </p>
  );
}

interface Properties {
  readonly field: Field;
  readonly path: FieldPath;
  /** The text of the control, if its length counts. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** The label, hint, length and fault around one control. */
export function FieldFrame({ field, path, text, children }: Properties) {
  const { faults } = useOpenForm();
  const id = idOfField(path);
  const fault = faults.get(formatPath(path));
  // A checkbox stands before its label, as in other programs.
  const isSwitch = field.kind === "switch";
  const limits = "limits" in field ? field.limits : undefined;
  return (
    <div className="field" data-wrong={fault !== undefined}>
      {isSwitch && children}
      <label htmlFor={id}>{field.label}</label>{" "}
      {!field.required && <span className="optional">{formMessages.optional}</span>}
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {!isSwitch && children}
      {limits && text !== undefined && <LengthLine text={text} {...limits} />}
      <p className="fault" id={`${id}-fault`}>
        {fault && `${field.label} ${fault}`}
      </p>
    </div>
  );
}
