import type { ChangeEvent } from "react";
import type { TextField } from "../../forms/fields";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type FieldProperties, useOpenForm } from "../form/form-context";
import { idOfField } from "../state/field-path";

/** A text of one line, or of several for a longer one. */
export function TextControl({ field, path, value }: FieldProperties<TextField>) {
  const { dispatch } = useOpenForm();
  const text = typeof value === "string" ? value : "";
  const control = {
    id: idOfField(path),
    value: text,
    required: field.required,
    "aria-describedby": describedBy(path),
    onChange: ({ target, timeStamp }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch({ type: "typed", path, value: target.value === "" ? undefined : target.value, at: timeStamp }),
  };
  return (
    <FieldFrame field={field} path={path} text={text}>
      {field.kind === "longText" ? <textarea {...control} rows={2} /> : <input {...control} type="text" />}
    </FieldFrame>
  );
}
