import type { GroupField } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { idOfField } from "../state/field-path";
import { FieldsOfGroup, groupValue } from "./fields-of-group";
import { Foldable } from "./foldable";
import { type FieldProperties, useOpenForm } from "./form-context";
import { PartFault } from "./part-fault";

/** A group that can be put on the page and taken off it. */
export function OptionalGroupView({ field, path, keyPath, value }: FieldProperties<GroupField>) {
  const { dispatch, fold } = useOpenForm();
  const put = () => {
    dispatch({ type: "chosen", path, value: {} });
    fold(keyPath, path, true);
  };
  if (value === undefined)
    return (
      <div>
        <button type="button" id={idOfField(path)} className="add" onClick={put}>
          {formMessages.addGroup(field.label)}
        </button>
        <PartFault label={field.label} path={path} />
      </div>
    );
  const takeOff = (
    <button type="button" onClick={() => dispatch({ type: "chosen", path, value: undefined })}>
      {formMessages.removeGroup(field.label)}
    </button>
  );
  return (
    <Foldable path={path} keyPath={keyPath} label={field.label} actions={takeOff}>
      {() => <FieldsOfGroup fields={field.fields} path={path} keyPath={keyPath} value={groupValue(value)} />}
    </Foldable>
  );
}
