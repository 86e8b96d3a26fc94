/** The insides of Decap CMS's own controls that ours extend. Decap CMS documents controls, but not these. */

import type { Values } from "./values";

/** The settings of a list with at most one entry, and the list itself. An optional group is shown as such a list. */
export function listOfOne(group: unknown, settings: Values) {
  // A list that is cleared is the only way to an empty list of Immutable.js, which a widget cannot import.
  const empty = (settings.get("fields") as Values).clear() as Values;
  return { field: settings.set("allow_add", !group), value: group ? empty.push(group) : undefined };
}

/** The only entry of a changed list of one; undefined if it was removed. */
export const onlyEntryOf = (list: { get: (index: 0) => unknown }): unknown => list.get(0);

type TextControl = { props: { value?: string; field: Values }; render(): unknown };

/** A control for a text, and below it what `below` returns for the text and for a setting of the field. */
export const controlWithLine = (
  control: unknown,
  setting: string,
  below: (text: string, setting: unknown) => unknown,
) =>
  class extends (control as new (...given: unknown[]) => TextControl) {
    override render() {
      const { value, field } = this.props;
      const settings = field.get(setting) as Values | undefined;
      const line = settings && below(value ?? "", settings.toJS());
      return line ? h("div", { className: "with-line" }, super.render(), line) : super.render();
    }
  };

type Validity = true | { error: { message: string } | null };
type NumberControl = { props: { value: unknown; field: Values }; isValid: () => Validity };

/** A control for numbers that also refuses those for which `messageFor` has a message. Decap CMS asks before a save. */
export const refusingControl = (control: unknown, messageFor: (value: unknown, label: string) => string | undefined) =>
  class extends (control as new (...given: unknown[]) => NumberControl) {
    constructor(...given: unknown[]) {
      super(...given);
      const isInRange = this.isValid;
      this.isValid = () => {
        const { value, field } = this.props;
        const message = messageFor(value, String(field.get("label")));
        return message === undefined ? isInRange() : { error: { message } };
      };
    }
  };
