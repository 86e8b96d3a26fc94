import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/**
 * Whether something that moves by itself must wait: the pointer is on what bears the handlers (its controls, or what is
 * to be read), the keyboard's focus is inside it, or the tab is hidden. Focus that a click or a tap leaves behind does
 * not count. `release` lets it move at once although pointer or focus are on it, until they come anew: for a Play button,
 * which always has one of them.
 */
export const useHeld = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  const release = () => {
    setHovered(false);
    setFocused(false);
  };
  return { held: hovered || focused || hidden, release, handlers };
};
