import { ENTRY, PLACE } from "./go-to-field";

/** A group or list of the form, in a map or list of Immutable.js. */
interface Values {
  get: (key: string | number) => unknown;
  set: (key: string, value: unknown) => Values;
  map: (change: (value: unknown, key: number) => unknown) => Values;
  deleteAll: (keys: readonly string[]) => Values;
  equals: (other: unknown) => boolean;
}
const isValues = (value: unknown): value is Values => value instanceof Object;

type Properties<Value> = Readonly<{
  value?: Value;
  onChange: (value: unknown, ...more: unknown[]) => void;
  /** Changes one field of a group. */
  onChangeObject: (field: { get: (key: "name") => string }, value: unknown, ...more: unknown[]) => void;
  getAsset: (...picture: unknown[]) => unknown;
}>;

/** The new value of a group. If only its main picture has changed, without what belonged to the old one. */
function withoutOld(now: unknown, before: unknown): unknown {
  const old = isValues(before) && before.get("image");
  if (!old || !isValues(now) || now.get("image") === old || !now.set("image", old).equals(before)) return now;
  return now.deleteAll(["alt", "focus", "upright", "subject"]);
}

/** A control for groups and lists. A new main picture of a group empties what belonged to the old one. */
export const groupControl = (control: unknown) => (properties: Properties<Values>) => {
  const { value, onChange } = properties;
  const entryOf = (entry: unknown, index: number) => withoutOld(entry, value?.get(index));
  const inList = (list: Values, ...more: unknown[]) => onChange(list.map(entryOf), ...more);
  const inGroup: typeof properties.onChangeObject = (field, part, ...more) =>
    value && field.get("name") === "image"
      ? onChange(withoutOld(value.set("image", part), value))
      : properties.onChangeObject(field, part, ...more);
  return window.h(control, { ...properties, onChange: inList, onChangeObject: inGroup });
};

/** A control for a picture. A newly fetched one appears only if `getAsset` is new: decaporg/decap-cms#7099. */
export const pictureControl = (control: unknown) => (properties: Properties<string>) =>
  window.h(control, { ...properties, getAsset: (...picture: unknown[]) => properties.getAsset(...picture) });

/** A control that is shown only if it has a value. */
export const rareControl = (control: unknown) => (properties: Properties<unknown>) =>
  window.h("div", { "data-unused": properties.value ? undefined : "" }, window.h(control, properties));

/** A control for the focus: a text field below the group's picture. A press on the picture sets the focus. */
export const focusControl = (control: unknown) => (properties: Properties<string>) => {
  const [left, top] = (properties.value ?? "").split(" ");
  const picture = window.h("img", {
    alt: "Press what must stay in view",
    onClick: ({ nativeEvent }: { nativeEvent: MouseEvent & { target: HTMLImageElement } }) => {
      const { offsetX, offsetY, target } = nativeEvent;
      const parts = [offsetX / target.width, offsetY / target.height];
      properties.onChange(parts.map(part => `${Math.round(100 * part)}%`).join(" "));
    },
  });
  const point = top && window.h("span", { style: { left, top } });
  const shown = window.h("div", { className: "focus" }, picture, point);
  return window.h("div", {}, shown, window.h(control, properties));
};

/** Shows a group's loaded picture, its first field, also for its focus and in the entry of a list, such as a slide. */
const showLoaded = ({ target }: Event) => {
  const field = target instanceof HTMLImageElement ? target.closest(PLACE) : undefined;
  const group = field?.parentElement;
  if (!field || group?.firstElementChild !== field) return;
  const { src } = target as HTMLImageElement;
  const shown = group.querySelector<HTMLImageElement>(".focus img");
  if (shown) shown.src = src;
  const label = field.closest(ENTRY)?.querySelector<HTMLElement>("[class*=NestedObjectLabel]");
  if (label) label.style.backgroundImage = `url(${src})`;
};
document.addEventListener("load", showLoaded, { capture: true });
