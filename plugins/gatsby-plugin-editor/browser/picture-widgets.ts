interface Properties {
  value?: string;
  onChange: (value: string, ...more: unknown[]) => void;
  getAsset: (path: string, field: unknown) => unknown;
  /** The same for all fields of one group. */
  parentIds: readonly string[];
  field: { get: (key: "name") => string };
}

export type Control = (properties: Properties) => unknown;

/** Functions that empty the focus of a group, by the group. */
const resets = new Map<string, () => void>();

/** A control for pictures. Choosing another picture empties the focus beside it. */
export const pictureControl = (control: unknown) => (properties: Properties) => {
  const { field, value, onChange, getAsset, parentIds } = properties;
  const isMain = field.get("name") === "image";
  const choose: Properties["onChange"] = (chosen, ...more) => {
    onChange(chosen, ...more);
    // After the form has the new picture, because a change replaces the whole group.
    if (isMain && value && chosen !== value) setTimeout(() => resets.get(parentIds.join())?.());
  };
  // A picture that was just fetched appears only if this function is a new one: decaporg/decap-cms#7099.
  const fresh = { ...properties, onChange: choose, getAsset: (path: string, own: unknown) => getAsset(path, own) };
  return window.h("div", isMain ? { "data-picture": parentIds.join() } : {}, window.h(control, fresh));
};

/** A control for the focus: the text field below the group's picture, which is pressed where it must stay in view. */
export const focusControl = (textControl: unknown) => (properties: Properties) => {
  const { value = "", onChange, parentIds } = properties;
  const group = parentIds.join();
  const [left, top] = value.split(" ");
  resets.set(group, () => onChange(""));
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

const showLoaded = ({ target }: Event) =>
  target instanceof Element && showIn(target.closest<HTMLElement>("[data-picture]")?.dataset["picture"]);
document.addEventListener("load", showLoaded, { capture: true });
