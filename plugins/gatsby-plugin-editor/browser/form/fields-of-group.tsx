import type { ContentPath, FieldPath } from "../../../gatsby-plugin-content/paths";
import type { Field } from "../../forms/fields";
import { pathOfPicture } from "../controls/use-picture-url";
import { type FormGroup, isGroup } from "../state/form-value";
import { FieldView } from "./field-view";

interface Properties {
  readonly fields: readonly Field[];
  readonly path: FieldPath;
  readonly keyPath: string;
  readonly value: FormGroup;
}

/** The picture of a group, which its focus is about. */
export const pictureOfGroup = (fields: readonly Field[], value: FormGroup): ContentPath | undefined => {
  const field = fields.find(candidate => candidate.kind === "picture");
  return field?.kind === "picture" ? pathOfPicture(field, value[field.name]) : undefined;
};

/** The fields of a group, one below the other. */
export function FieldsOfGroup({ fields, path, keyPath, value }: Properties) {
  const picture = pictureOfGroup(fields, value);
  return fields.map(field => (
    <FieldView
      key={field.name}
      field={field}
      path={[...path, field.name]}
      keyPath={`${keyPath}.${field.name}`}
      value={value[field.name]}
      picture={picture}
    />
  ));
}

/** The value of a group; empty if the file has none. */
export const groupValue = (value: unknown): FormGroup => (isGroup(value as FormGroup) ? (value as FormGroup) : {});
