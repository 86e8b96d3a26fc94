import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/**
 * Interrupts an animation while the mouse or the keyboard's focus (not that of a click) is on the element with
 * `handlers`, or the tab is hidden. `resume` ignores the present hover and focus: a pressed Play button has both.
 */
export const usePauseOnInteraction = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setHidden(document.hidden);
    // Later, because Firefox would lose a change of state while it leaves the page. After Back, React would do nothing.
    const updateLater = () => (timer = setTimeout(update));
    update();
    document.addEventListener("visibilitychange", updateLater);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", updateLater);
    };
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
