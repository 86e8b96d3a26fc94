import { FieldsOfGroup, groupValue } from "./fields-of-group";
import { Foldable } from "./foldable";
import type { AnyField } from "./form-context";

/** A group that is always on the page. */
export function GroupField({ field, path, place, value }: AnyField) {
  return (
    <Foldable path={path} place={place} title={field.label}>
      {() => <FieldsOfGroup fields={field.fields ?? []} path={path} place={place} value={groupValue(value)} />}
    </Foldable>
  );
}
