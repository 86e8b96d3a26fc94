import { ChoiceControl } from "../controls/choice-control";
import { FocusControl } from "../controls/focus-control";
import { NumberControl } from "../controls/number-control";
import { PictureControl } from "../controls/picture-control";
import { SwitchControl } from "../controls/switch-control";
import { TextControl } from "../controls/text-control";
import type { FieldKinds } from "./form-context";
import { GroupView } from "./group-view";
import { ListView } from "./list-view";
import { OptionalGroupView } from "./optional-group-view";

/** The component for each kind of field of the render model (`makeForm`). */
export const FIELD_KINDS: FieldKinds = {
  text: TextControl,
  longText: TextControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  relation: ChoiceControl,
  picture: PictureControl,
  focus: FocusControl,
  group: GroupView,
  optionalGroup: OptionalGroupView,
  list: ListView,
  valueList: ListView,
  hidden: () => null,
};
