import { type AnyField, useOpenForm } from "./form-context";

/** One field of a form. A hidden one has no component. Throws for a kind that has no component. */
export function FieldView({ field, path, place, value, picture }: AnyField) {
  const { kinds } = useOpenForm();
  if (field.widget === "hidden") return null;
  const Kind = kinds[field.widget];
  if (!Kind) throw new Error(`There is no component for a field of the kind ${field.widget}.`);
  return <Kind field={field} path={path} place={place} value={value} picture={picture} />;
}
