import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/**
 * Interrupts an animation while the mouse or the keyboard's focus is on the element with `handlers`, or the tab is
 * hidden. Focus from a click does not count. `resume` ends the interruption until the next hover or focus. A Play
 * button needs it, because it has hover or focus when it is pressed.
 */
export const usePauseOnInteraction = () => {
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
  const resume = () => {
    setHovered(false);
    setFocused(false);
  };
  return { interrupted: hovered || focused || hidden, resume, handlers };
};
