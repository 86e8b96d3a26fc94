interface Properties {
  value?: string;
  onChange: (value: string, ...more: unknown[]) => void;
  getAsset: (path: string, field: unknown) => unknown;
  /** The same for all fields of one group. */
  parentIds: readonly string[];
  field: { get: (key: "name") => string };
}

export type Control = (properties: Properties) => unknown;

/** The fields that belong to pictures, by their group and name. */
const fields = new Map<string, Properties>();

const belongsToPicture = (properties: Properties) =>
  fields.set(`${properties.parentIds.join()} ${properties.field.get("name")}`, properties);

/** Empties the fields of the old picture, one after another, because each change replaces the whole group. */
const emptyBeside = async (group: string, picture: string) => {
  for (let attempt = 0; attempt < 50; attempt++) {
    await new Promise(resolve => setTimeout(resolve, 20));
    if (fields.get(`${group} image`)?.value !== picture) continue;
    const isBeside = (key: string) => key.startsWith(`${group} `) && key !== `${group} image`;
    const filled = [...fields].find(([key, { value }]) => value && isBeside(key));
    if (!filled) return;
    filled[1].onChange("");
  }
};

/** A control for pictures. A new main picture empties the other fields of the old one. */
export const pictureControl = (control: unknown) => (properties: Properties) => {
  const { field, value, onChange, getAsset, parentIds } = properties;
  const isMain = field.get("name") === "image";
  belongsToPicture(properties);
  const choose: Properties["onChange"] = (chosen, ...more) => {
    onChange(chosen, ...more);
    if (isMain && value && chosen !== value) void emptyBeside(parentIds.join(), chosen);
  };
  // A newly fetched picture appears only if this function is new: decaporg/decap-cms#7099.
  const fresh = { ...properties, onChange: choose, getAsset: (path: string, own: unknown) => getAsset(path, own) };
  return window.h("div", isMain ? { "data-picture": parentIds.join() } : {}, window.h(control, fresh));
};

/** A control for a text that belongs to the picture of its group. */
export const pictureTextControl = (textControl: unknown) => (properties: Properties) => {
  belongsToPicture(properties);
  return window.h(textControl, properties);
};

/** A control that is shown only if it has a value. */
export const rareControl = (control: unknown) => (properties: Properties) =>
  window.h("div", { "data-unused": properties.value ? undefined : "" }, window.h(control, properties));

/** A hidden control that marks a form with loaded data. */
export const markControl = ({ value }: Properties) =>
  window.h("div", { "data-unused": "", "data-form": value ? "" : undefined });

/** A control for the focus: a text field below the group's picture. A press on the picture sets the focus. */
export const focusControl = (textControl: unknown) => (properties: Properties) => {
  const { value = "", onChange, parentIds } = properties;
  const group = parentIds.join();
  const [left, top] = value.split(" ");
  belongsToPicture(properties);
  const picture = window.h("img", {
    alt: "Press what must stay in view",
    "data-focus": group,
    ref: (shown: unknown) => shown && showIn(group),
    onClick: ({ nativeEvent }: { nativeEvent: MouseEvent & { target: HTMLImageElement } }) => {
      const { offsetX, offsetY, target } = nativeEvent;
      onChange([offsetX / target.width, offsetY / target.height].map(part => `${Math.round(100 * part)}%`).join(" "));
    },
  });
  const point = top && window.h("span", { style: { left, top } });
  const shown = window.h("div", { className: "focus" }, picture, point);
  return window.h("div", {}, shown, window.h(textControl, properties));
};

/** Shows the picture of a group in the control for its focus. */
function showIn(group = ""): void {
  const picture = document.querySelector<HTMLImageElement>(`[data-picture="${group}"] img`);
  const shown = document.querySelector<HTMLImageElement>(`img[data-focus="${group}"]`);
  if (picture && shown && shown.src !== picture.src) shown.src = picture.src;
}

const showLoaded = ({ target }: Event) => {
  const place = target instanceof HTMLImageElement ? target.closest<HTMLElement>("[data-picture]") : undefined;
  if (!place) return;
  showIn(place.dataset["picture"]);
  // The collapsed entry of a list, such as a slide.
  const label = place.closest("[class*=SortableListItem]")?.querySelector<HTMLElement>("[class*=NestedObjectLabel]");
  if (label) label.style.backgroundImage = `url(${(target as HTMLImageElement).src})`;
};
document.addEventListener("load", showLoaded, { capture: true });
