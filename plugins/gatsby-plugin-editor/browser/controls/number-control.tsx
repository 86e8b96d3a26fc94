import type { NumberField } from "../../forms/fields";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type FieldProperties, useOpenForm } from "../form/form-context";
import { idOfField } from "../state/field-path";

/** A number. A value such as 2.5 is kept, and the check says that it must be whole. */
export function NumberControl({ field, path, value }: FieldProperties<NumberField>) {
  const { dispatch } = useOpenForm();
  return (
    <FieldFrame field={field} path={path}>
      <input
        id={idOfField(path)}
        type="number"
        step="any"
        value={typeof value === "number" ? value : ""}
        aria-describedby={describedBy(path)}
        onChange={({ target, timeStamp }) => {
          const number = target.value === "" ? undefined : target.valueAsNumber;
          dispatch({ type: "typed", path, value: number, at: timeStamp });
        }}
      />
    </FieldFrame>
  );
}
