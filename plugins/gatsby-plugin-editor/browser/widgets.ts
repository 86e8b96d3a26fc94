import { fields } from "../messages";
import { LIST_ENTRY, LIST_ENTRY_LABEL } from "./decap/names";
import type { Values } from "./decap/values";
import { placeAround } from "./go-to-field";
import { rememberKind } from "./picture-kind";

type Properties<Value> = Readonly<{
  value?: Value;
  onChange: (value: unknown) => void;
  getAsset: (...picture: unknown[]) => unknown;
  /** Its `fields`, cleared, is the only way to an empty list of Immutable.js, which a widget cannot import. */
  field: Values;
}>;

/** A control for an optional group: a list of at most one entry, so that it can be added and removed. */
export const groupControl = (list: unknown) => (properties: Properties<unknown>) => {
  const { value, onChange, field } = properties;
  const entries = value ? ((field.get("fields") as Values).clear() as Values).push(value) : undefined;
  const change = (changed: { get: (index: 0) => unknown }) => onChange(changed.get(0));
  return h(list, { ...properties, field: field.set("allow_add", !value), value: entries, onChange: change });
};

/** A control for a picture. A newly fetched one appears only if `getAsset` is new: decaporg/decap-cms#7099. */
export const pictureControl = (control: unknown) => (properties: Properties<string>) =>
  h(control, { ...rememberKind(properties), getAsset: (...picture: unknown[]) => properties.getAsset(...picture) });

type Validity = true | { error: { message: string } | null };
type NumberControl = { props: { value: unknown; field: Values }; isValid: () => Validity };

/** A control for a whole number. Decap CMS calls `isValid` before a save. */
export const wholeNumberControl = (control: unknown) =>
  class extends (control as new (...given: unknown[]) => NumberControl) {
    constructor(...given: unknown[]) {
      super(...given);
      const isInRange = this.isValid;
      this.isValid = () => {
        const { value, field } = this.props;
        const isWhole = typeof value !== "number" || Number.isInteger(value);
        return isWhole ? isInRange() : { error: { message: fields.wholeNumber(String(field.get("label"))) } };
      };
    }
  };

/** A control for the focus: a text field below the group's picture. A press on the picture sets the focus. */
export const focusControl = (control: unknown) => (properties: Properties<string>) => {
  const [left, top] = (properties.value ?? "").split(" ");
  const picture = h("img", {
    alt: "Press what must stay in view",
    onClick: ({ nativeEvent }: { nativeEvent: MouseEvent & { target: HTMLImageElement } }) => {
      const { offsetX, offsetY, target } = nativeEvent;
      const parts = [offsetX / target.width, offsetY / target.height];
      properties.onChange(parts.map(part => `${Math.round(100 * part)}%`).join(" "));
    },
  });
  const point = top && h("span", { style: { left, top } });
  return h("div", {}, h("div", { className: "focus" }, picture, point), h(control, properties));
};

/** Shows a group's loaded picture, its first field, also for its focus and in the entry of a list, such as a slide. */
const showLoaded = ({ target }: Event) => {
  const field = target instanceof HTMLImageElement ? placeAround(target) : undefined;
  const group = field?.parentElement;
  if (!field || group?.firstElementChild !== field) return;
  const { src } = target as HTMLImageElement;
  const shown = group.querySelector<HTMLImageElement>(".focus img");
  if (shown) shown.src = src;
  const label = field.closest(LIST_ENTRY)?.querySelector<HTMLElement>(LIST_ENTRY_LABEL);
  if (label) label.style.backgroundImage = `url(${src})`;
};
document.addEventListener("load", showLoaded, { capture: true });
