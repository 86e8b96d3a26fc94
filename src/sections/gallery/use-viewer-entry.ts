import { useEffect } from "react";

/** Leaves the history's entry of the viewer, if it is the current one. */
const leaveEntry = () => {
  if ((history.state as { viewer?: boolean } | null)?.viewer) history.back();
};

/** Without an entry, Back leaves the page. An error would take the page away. */
const enterEntry = () => {
  try {
    history.pushState({ ...history.state, viewer: true }, "");
  } catch (error) {
    console.warn("The browser allows no entry in its history for the viewer.", error);
  }
};

/**
 * Gives the open viewer an entry in the history. Back then closes the viewer (`close-overlays.ts`) and does not leave
 * the page. Call the returned function when the viewer closes in another way.
 */
export const useViewerEntry = (open: boolean) => {
  useEffect(() => {
    if (open) enterEntry();
  }, [open]);
  // After a reload the viewer is closed, and its entry remains: one Back would have no effect.
  useEffect(leaveEntry, []);
  return leaveEntry;
};
