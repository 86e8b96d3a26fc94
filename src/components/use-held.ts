import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/**
 * Whether something that moves by itself must wait: the pointer is on it, the keyboard's focus is inside it, or the tab
 * is hidden. Focus that a click or a tap leaves behind does not count, or a Play button would never set it going.
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
  return { held: hovered || focused || hidden, handlers };
};
