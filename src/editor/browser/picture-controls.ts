interface Properties {
  value?: string;
  onChange: (value: string, ...more: unknown[]) => void;
  getAsset: (path: string, field: unknown) => unknown;
  /** The same for all that stand in one group. */
  parentIds: readonly string[];
  field: { get: (key: "name") => string };
}

export type Control = (properties: Properties) => unknown;

/** What empties the focus of a group. */
const resets = new Map<string, () => void>();

/** A control of pictures; choosing another one empties the focus beside it, which was that of the old one. */
export const pictureControl = (control: unknown) => (properties: Properties) => {
  const { field, value, onChange, getAsset, parentIds } = properties;
  const isMain = field.get("name") === "image";
  const choose: Properties["onChange"] = (chosen, ...more) => {
    onChange(chosen, ...more);
    // Once the form holds the new picture: a change replaces the whole group.
    if (isMain && value && chosen !== value) setTimeout(() => resets.get(parentIds.join())?.());
  };
  // A picture that has been fetched is else not shown, as the function that tells it stays the same: decaporg/decap-cms#7099.
  const fresh = { ...properties, onChange: choose, getAsset: (path: string, own: unknown) => getAsset(path, own) };
  return window.h("div", isMain ? { "data-picture": parentIds.join() } : {}, window.h(control, fresh));
};

/** A control for the focus: the picture of the group, to press where it must stay in view, above the text field. */
export const focusControl = (textControl: unknown) => (properties: Properties) => {
  const { value = "", onChange, parentIds } = properties;
  const [left, top] = value.split(" ");
  resets.set(parentIds.join(), () => onChange(""));
  const picture = window.h("img", {
    ...{ alt: "Press what must stay in view", "data-focus": parentIds.join() },
    ref: (shown: unknown) => shown && show(document.querySelector(`[data-picture="${parentIds.join()}"] img`)),
    onClick: ({ nativeEvent: { offsetX, offsetY }, currentTarget: { width, height } }: Press) =>
      onChange([offsetX / width, offsetY / height].map(part => `${Math.round(100 * part)}%`).join(" ")),
  });
  const point = top && window.h("span", { style: { left, top } });
  return window.h(
    "div",
    {},
    window.h("div", { className: "focus" }, picture, point),
    window.h(textControl, properties),
  );
};

interface Press {
  nativeEvent: MouseEvent;
  currentTarget: HTMLImageElement;
}

/** Shows a picture of the form where its focus is set. */
function show(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return;
  const group = picture.closest<HTMLElement>("[data-picture]")?.dataset["picture"] ?? "";
  const shown = document.querySelector<HTMLImageElement>(`img[data-focus="${group}"]`);
  if (shown && shown.src !== picture.src) shown.src = picture.src;
}

document.addEventListener("load", ({ target }) => show(target), { capture: true });
