import { useEffect, useMemo, useRef } from "react";

/** In ms: delay before opening, before closing, and time after closing during which the next panel opens at once. */
interface HoverDelays {
  readonly open: number;
  readonly close: number;
  readonly skip: number;
}

export interface HoverIntent {
  readonly enter: (panel: HTMLElement) => void;
  readonly leave: (panel: HTMLElement) => void;
  /** Opens at once, on focus. */
  readonly show: (panel: HTMLElement) => void;
  /** Call it on a click, before the browser toggles the panel. Cancels timers. True if hover opened the panel. */
  readonly press: (panel: HTMLElement) => boolean;
}

const isOpen = (panel: HTMLElement): boolean => panel.matches(":popover-open");

/**
 * Opens and closes a group of popovers on hover. Only the browser stores whether one is open (`:popover-open`), so Esc,
 * a click elsewhere and a click on the trigger work as without this hook.
 */
export const useHoverIntent = ({ open, close, skip }: HoverDelays): HoverIntent => {
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
      show,
      enter: panel => {
        clearTimeout(timer.current);
        if (isOpen(panel)) return;
        const showByHover = () => {
          show(panel);
          openedByHover = true;
        };
        const another = current !== null && isOpen(current);
        if (another || Date.now() - hoverClosedAt < skip) showByHover();
        else timer.current = setTimeout(showByHover, open);
      },
      leave: panel => {
        clearTimeout(timer.current);
        if (!isOpen(panel)) return;
        timer.current = setTimeout(() => {
          hoverClosedAt = Date.now();
          panel.hidePopover();
        }, close);
      },
      press: panel => {
        clearTimeout(timer.current);
        const byHover = openedByHover && current === panel && isOpen(panel);
        current = panel;
        openedByHover = false;
        return byHover;
      },
    };
  }, [open, close, skip]);
};
