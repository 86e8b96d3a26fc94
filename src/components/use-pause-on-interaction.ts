import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/**
 * Whether something that moves by itself is interrupted: the pointer is on the element that bears the handlers (its
 * controls, or what is to be read), the keyboard's focus is inside that element, or the tab is hidden. Focus that a click
 * or a tap leaves behind does not count. `resume` ends the interruption until pointer or focus come anew: a Play button
 * needs it, because one of them is on the button when it is pressed.
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
