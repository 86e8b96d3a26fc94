import type { GroupField } from "../../forms/fields";
import { FieldsOfGroup, groupValue } from "./fields-of-group";
import { Foldable } from "./foldable";
import type { FieldProperties } from "./form-context";

/** A group that is always on the page. */
export function GroupView({ field, path, keyPath, value }: FieldProperties<GroupField>) {
  return (
    <Foldable path={path} keyPath={keyPath} label={field.label}>
      {() => <FieldsOfGroup fields={field.fields} path={path} keyPath={keyPath} value={groupValue(value)} />}
    </Foldable>
  );
}
