import { useEffect, useMemo, useRef } from "react";

export type HoverIntent = ReturnType<typeof useHoverIntent>;

/** In ms (specification, section 9): delay before closing. */
const closeDelay = 150;

/** In ms (specification, section 9): time after closing during which the next panel opens at once. */
const skipDelay = 300;

const isOpen = (panel: HTMLElement): boolean => panel.matches(":popover-open");

/**
 * Opens and closes a group of popovers on hover. Only the browser stores whether one is open (`:popover-open`), so Esc,
 * a click elsewhere and a click on the trigger work as without this hook. `openDelay` is in ms.
 */
export const useHoverIntent = (openDelay: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => {
    let current: HTMLElement | null = null;
    let hoverClosedAt = -Infinity;
    let openedByHover = false;

    const show = (panel: HTMLElement) => {
      clearTimeout(timer.current);
      openedByHover = false;
      if (current && current !== panel && isOpen(current)) current.hidePopover();
      current = panel;
      if (!isOpen(panel)) panel.showPopover();
    };
    return {
      /** Opens at once, on focus. */
      show,
      enter: (panel: HTMLElement) => {
        clearTimeout(timer.current);
        if (isOpen(panel)) return;
        const showByHover = () => {
          show(panel);
          openedByHover = true;
        };
        const another = current !== null && isOpen(current);
        if (another || performance.now() - hoverClosedAt < skipDelay) showByHover();
        else timer.current = setTimeout(showByHover, openDelay);
      },
      leave: (panel: HTMLElement) => {
        clearTimeout(timer.current);
        if (!isOpen(panel)) return;
        timer.current = setTimeout(() => {
          hoverClosedAt = performance.now();
          panel.hidePopover();
        }, closeDelay);
      },
      /** Call it on a click, before the browser toggles the panel. Cancels timers. True if hover opened the panel. */
      press: (panel: HTMLElement) => {
        clearTimeout(timer.current);
        const byHover = openedByHover && current === panel && isOpen(panel);
        current = panel;
        openedByHover = false;
        return byHover;
      },
    };
  }, [openDelay]);
};
