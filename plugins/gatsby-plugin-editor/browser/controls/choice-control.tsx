import type { ChoiceField, RelationField } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type Choice, type FieldProperties, useOpenForm } from "../form/form-context";
import { idOfField } from "../state/field-path";

/** A choice among fixed words, or among the entries of another folder. A value that is no choice stays until another is chosen. */
export function ChoiceControl({ field, path, value }: FieldProperties<ChoiceField | RelationField>) {
  const { dispatch, choices } = useOpenForm();
  const fixed = (words: readonly string[]) => words.map((word): Choice => ({ value: word, label: word }));
  const all = field.kind === "choice" ? fixed(field.options) : choices(field.folder);
  const chosen = typeof value === "string" ? value : "";
  const isKnown = chosen === "" || all.some(choice => choice.value === chosen);
  return (
    <FieldFrame field={field} path={path}>
      <select
        id={idOfField(path)}
        value={chosen}
        aria-describedby={describedBy(path)}
        onChange={({ target }) => dispatch({ type: "chosen", path, value: target.value || undefined })}
      >
        {(!field.required || chosen === "") && <option value="">{formMessages.noChoice}</option>}
        {!isKnown && <option>{chosen}</option>}
        {all.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
