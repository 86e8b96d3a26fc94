import type { Limits } from "../fields";
import { tidied } from "../typography";
import { fields } from "../messages";
import { controlWithLine, listOfOne, onlyEntryOf, refusingControl } from "./decap/controls";
import { SELECTORS } from "./decap/names";
import type { Values } from "./decap/values";
import { enclosingField } from "./go-to-field";
import { rememberKind } from "./picture-kind";

type Properties<Value> = Readonly<{
  value?: Value;
  onChange: (value: unknown) => void;
  getAsset: (...picture: unknown[]) => unknown;
  field: Values;
}>;

/** A control for an optional group: a list of at most one entry, so that it can be added and removed. */
export const groupControl = (control: unknown) => (properties: Properties<unknown>) => {
  const { value, onChange, field } = properties;
  const list = listOfOne(value, field);
  const change = (changed: Parameters<typeof onlyEntryOf>[0]) => onChange(onlyEntryOf(changed));
  const state = value ? fields.onPage : fields.notOnPage;
  const look = { className: "optional-group", style: { "--state": JSON.stringify(state) } };
  return h("div", look, h(control, { ...properties, ...list, onChange: change }));
};

/** A control for a picture. A newly fetched one appears only if `getAsset` is new: decaporg/decap-cms#7099. */
export const pictureControl = (control: unknown) => (properties: Properties<string>) =>
  h(control, { ...rememberKind(properties), getAsset: (...picture: unknown[]) => properties.getAsset(...picture) });

/** A line that says how long a text is, and may be. It is red for a text that is too long. */
function lengthLine(text: string, limits: unknown): unknown {
  const { least, most } = limits as Limits;
  // A save tidies the text, and the check counts its characters, not its units of UTF-16.
  const { length } = Array.from(String(tidied(text)));
  const isTooLong = length > most;
  const excess = isTooLong ? fields.tooLong(length - most) : "";
  const properties = { className: "length", "data-wrong": isTooLong, "aria-live": isTooLong ? "polite" : "off" };
  return h("p", properties, fields.length(length, least, most) + excess);
}

/** A control for a text with a limit, which counts its characters. */
export const countingControl = (control: unknown) => controlWithLine(control, "limits", lengthLine);

/** A control for a whole number. */
export const wholeNumberControl = (control: unknown) =>
  refusingControl(control, (value, label) =>
    typeof value === "number" && !Number.isInteger(value) ? fields.wholeNumber(label) : undefined,
  );

/** A control for the focus: a text field below the group's picture. A press on the picture sets the focus. */
export const focusControl = (control: unknown) => (properties: Properties<string>) => {
  const [left, top] = (properties.value ?? "").split(" ");
  const picture = h("img", {
    alt: fields.pressFocus,
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
  const field = target instanceof HTMLImageElement ? enclosingField(target) : undefined;
  const group = field?.parentElement;
  if (!field || group?.firstElementChild !== field) return;
  const { src } = target as HTMLImageElement;
  const shown = group.querySelector<HTMLImageElement>(".focus img");
  if (shown) shown.src = src;
  const label = field.closest(SELECTORS.listEntry)?.querySelector<HTMLElement>(SELECTORS.listEntryLabel);
  if (label) label.style.backgroundImage = `url(${src})`;
};
document.addEventListener("load", showLoaded, { capture: true });
