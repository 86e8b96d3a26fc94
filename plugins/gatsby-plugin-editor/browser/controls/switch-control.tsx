import type { SwitchField } from "../../forms/fields";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type FieldProperties, useOpenForm } from "../form/form-context";
import { idOfField } from "../state/field-path";

/** A switch: on or off. */
export function SwitchControl({ field, path, value }: FieldProperties<SwitchField>) {
  const { dispatch } = useOpenForm();
  return (
    <FieldFrame field={field} path={path}>
      <input
        id={idOfField(path)}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy(path)}
        onChange={({ target }) => dispatch({ type: "chosen", path, value: target.checked })}
      />
    </FieldFrame>
  );
}
