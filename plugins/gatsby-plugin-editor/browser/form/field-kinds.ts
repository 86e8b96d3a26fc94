import { ChoiceControl } from "../controls/choice-control";
import { FocusControl } from "../controls/focus-control";
import { NumberControl } from "../controls/number-control";
import { PictureControl } from "../controls/picture-control";
import { SwitchControl } from "../controls/switch-control";
import { TextControl } from "../controls/text-control";
import type { FieldKinds } from "./form-context";
import { GroupField } from "./group-field";
import { ListField } from "./list-field";
import { OptionalGroupField } from "./optional-group-field";

/** The component for each kind of field of the render model (`makeForm`). */
export const FIELD_KINDS: FieldKinds = {
  string: TextControl,
  text: TextControl,
  number: NumberControl,
  boolean: SwitchControl,
  select: ChoiceControl,
  relation: ChoiceControl,
  image: PictureControl,
  focus: FocusControl,
  object: GroupField,
  group: OptionalGroupField,
  list: ListField,
};
