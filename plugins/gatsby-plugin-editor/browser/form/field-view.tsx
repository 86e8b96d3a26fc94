import type { ComponentType } from "react";
import { type FieldProperties, useOpenForm } from "./form-context";

/** One field of a form. */
export function FieldView(properties: FieldProperties) {
  const { kinds } = useOpenForm();
  // The component of a kind takes the fields of this kind, which TypeScript cannot follow.
  const Kind = kinds[properties.field.kind] as ComponentType<FieldProperties>;
  return <Kind {...properties} />;
}
