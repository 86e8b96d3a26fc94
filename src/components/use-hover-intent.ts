import { useEffect, useMemo, useRef } from "react";

/** All in ms: until a panel opens, until it closes, and how long after a close the next opens at once. */
interface HoverDelays {
  readonly open: number;
  readonly close: number;
  readonly skip: number;
}

export interface HoverIntent {
  readonly enter: (panel: HTMLElement) => void;
  readonly leave: (panel: HTMLElement) => void;
  /** Opens at once, for focus. */
  readonly show: (panel: HTMLElement) => void;
  /** For a press, which the platform follows: forgets what was about to happen; true when hovering had opened the panel. */
  readonly press: (panel: HTMLElement) => boolean;
}

const isOpen = (panel: HTMLElement): boolean => panel.matches(":popover-open");

/**
 * Opens and closes a group of popovers as the pointer rests on them. Whether one is open is known by the platform
 * alone (`:popover-open`), so Esc, a click elsewhere and a click on the trigger work as without this hook.
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
